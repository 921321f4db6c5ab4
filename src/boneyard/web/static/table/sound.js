// The sounds of a table, made here of noise and tones: no file is fetched. Fetched itself only by who wants to hear something.
import { prefs } from "./prefs.js";

// What is heard, when it begins and how long it lasts in seconds, its pitch in hertz, and how loud it is.
const clicks = (times) => times.map((at, number) => ["noise", at, 0.04, 1500 + 260 * (number % 3), 0.35]);
const SOUNDS = {
  lay: [["noise", 0, 0.05, 2100, 0.7], ["tone", 0, 0.08, 210, 0.55]],
  pass: [["tone", 0, 0.1, 150, 0.6], ["tone", 0.17, 0.1, 150, 0.5]], // two knocks on the wood
  slide: [["noise", 0, 0.24, 900, 0.3]],
  shuffle: clicks([0, 0.07, 0.13, 0.21, 0.27, 0.36, 0.42, 0.5]),
  turn: [["bell", 0, 0.6, 587, 0.16], ["bell", 0.13, 0.8, 880, 0.12]],
};
let room = null;
let rustle = null;

// A browser lets nothing be heard before somebody has touched the page, and neither do we.
const touched = () => navigator.userActivation?.hasBeenActive ?? true;

export function sound(name) {
  if (!prefs.sound || !touched()) return;
  if (!room) {
    room = new AudioContext();
    rustle = room.createBuffer(1, 0.5 * room.sampleRate, room.sampleRate);
    const wave = rustle.getChannelData(0);
    for (let at = 0; at < wave.length; at += 1) wave[at] = 2 * Math.random() - 1;
  }
  if (room.state === "suspended") room.resume();
  for (const part of SOUNDS[name]) make(...part);
}

function make(kind, at, long, pitch, loud) {
  const start = room.currentTime + 0.02 + at;
  const volume = room.createGain();
  const peak = loud * (prefs.volume / 100) ** 2;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(peak, start + (kind === "bell" ? 0.03 : kind === "noise" ? long / 5 : 0.004));
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  volume.connect(room.destination);
  const source = kind === "noise" ? noise(pitch, volume) : tone(kind, pitch, start, long, volume);
  source.start(start);
  source.stop(start + long + 0.02);
}

function noise(pitch, volume) {
  const source = room.createBufferSource();
  source.buffer = rustle;
  const band = room.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  source.connect(band);
  band.connect(volume);
  return source;
}

function tone(kind, pitch, start, long, volume) {
  const source = room.createOscillator();
  source.type = kind === "bell" ? "sine" : "triangle";
  source.frequency.setValueAtTime(pitch, start);
  if (kind === "tone") source.frequency.exponentialRampToValueAtTime(pitch / 2, start + long);
  source.connect(volume);
  return source;
}
