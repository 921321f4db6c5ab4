// The sounds of a table, synthesized from noise and tones. This module is loaded only if sound is switched on.
import { settings } from "./settings.js";

/** @typedef {"noise" | "tone" | "bell"} Source */
/** @typedef {"lay" | "pass" | "slide" | "shuffle" | "turn" | "win" | "tick" | "late"} SoundName */
/** @typedef {[source: Source, start: number, seconds: number, hertz: number, loudness: number]} Part */

/** @param {number[]} starts @returns {Part[]} */
const clicks = (starts) =>
  starts.map((start, index) => ["noise", start, 0.04, 1500 + 260 * (index % 3), 0.35]);
/** @type {Record<SoundName, Part[]>} */
const SOUNDS = {
  lay: [
    ["noise", 0, 0.05, 2100, 0.7],
    ["tone", 0, 0.08, 210, 0.55],
  ],
  // Two knocks on the wood.
  pass: [
    ["tone", 0, 0.1, 150, 0.6],
    ["tone", 0.17, 0.1, 150, 0.5],
  ],
  slide: [["noise", 0, 0.24, 900, 0.3]],
  shuffle: clicks([0, 0.07, 0.13, 0.21, 0.27, 0.36, 0.42, 0.5]),
  turn: [
    ["bell", 0, 0.6, 587, 0.16],
    ["bell", 0.13, 0.8, 880, 0.12],
  ],
  win: [
    ["bell", 0, 0.5, 523, 0.16],
    ["bell", 0.13, 0.5, 659, 0.16],
    ["bell", 0.26, 0.5, 784, 0.16],
    ["bell", 0.42, 1.3, 1047, 0.18],
  ],
  tick: [["noise", 0, 0.03, 2600, 0.25]],
  late: [
    ["bell", 0, 0.5, 587, 0.16],
    ["bell", 0.2, 0.8, 392, 0.16],
  ],
};

/** @type {{ context: AudioContext, noise: AudioBuffer } | null} */
let studio = null;

// Browsers play nothing before the page was touched, and neither do we.
const isTouched = () => navigator.userActivation?.hasBeenActive ?? true;

/** @param {SoundName} name */
export function playSound(name) {
  if (!settings.sound || !isTouched()) return;
  studio ??= openStudio();
  if (studio.context.state === "suspended") studio.context.resume();
  for (const part of SOUNDS[name]) playPart(studio, part);
}

function openStudio() {
  const context = new AudioContext();
  const noise = context.createBuffer(1, 0.5 * context.sampleRate, context.sampleRate);
  const wave = noise.getChannelData(0);
  for (let index = 0; index < wave.length; index += 1) wave[index] = 2 * Math.random() - 1;
  return { context, noise };
}

/** @param {{ context: AudioContext, noise: AudioBuffer }} studio @param {Part} part */
function playPart({ context, noise }, [source, at, seconds, hertz, loudness]) {
  const start = context.currentTime + 0.02 + at;
  const volume = context.createGain();
  const peak = loudness * (settings.volume / 100) ** 2;
  const rise = { bell: 0.03, noise: seconds / 5, tone: 0.004 }[source];
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(peak, start + rise);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  volume.connect(context.destination);
  const node =
    source === "noise"
      ? makeNoise(context, noise, hertz, volume)
      : makeTone(context, source === "bell", hertz, start, seconds, volume);
  node.start(start);
  node.stop(start + seconds + 0.02);
}

/** @param {AudioContext} context @param {AudioBuffer} buffer @param {number} hertz @param {AudioNode} to */
function makeNoise(context, buffer, hertz, to) {
  const source = context.createBufferSource();
  source.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = hertz;
  source.connect(band);
  band.connect(to);
  return source;
}

/**
 * @param {AudioContext} context
 * @param {boolean} bell
 * @param {number} hertz
 * @param {number} start
 * @param {number} seconds
 * @param {AudioNode} to
 */
function makeTone(context, bell, hertz, start, seconds, to) {
  const source = context.createOscillator();
  source.type = bell ? "sine" : "triangle";
  source.frequency.setValueAtTime(hertz, start);
  if (!bell) source.frequency.exponentialRampToValueAtTime(hertz / 2, start + seconds);
  source.connect(to);
  return source;
}
