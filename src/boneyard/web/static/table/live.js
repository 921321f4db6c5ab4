// The connection: it comes back by itself, and what was not answered is sent again under its own id.
const FIRST_WAIT = 400;
const LAST_WAIT = 8000;
const PING_EVERY = 20000;
const PONG_WITHIN = 8000;
const NO_TABLE = 4404;

export class Live {
  constructor(address, shape, onMessage, onLine, more = "") {
    this.address = address;
    this.more = more; // what else stands in the address
    this.shape = shape;
    this.onMessage = onMessage;
    this.onLine = onLine;
    this.ply = null; // the last one this page was told of
    this.unanswered = new Map();
    this.wait = FIRST_WAIT;
    this.ended = false;
    this.sent = 0;
    this.name = Math.random().toString(36).slice(2, 10);
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.hidden || this.hurry());
    this.open();
  }

  open() {
    clearTimeout(this.again);
    const since = this.ply === null ? "" : `&since=${this.ply}`;
    const socket = new WebSocket(`${this.address}?shape=${this.shape}${since}${this.more}`);
    this.socket = socket;
    socket.addEventListener("message", (event) => this.hear(JSON.parse(event.data)));
    socket.addEventListener("open", () => {
      for (const message of this.unanswered.values()) socket.send(JSON.stringify(message));
      this.ping();
    });
    socket.addEventListener("close", (event) => {
      if (socket !== this.socket) return;
      if (event.code === NO_TABLE) this.hear({ type: "gone", why: "There is no such table any more." });
      this.lost();
    });
  }

  lost() {
    clearTimeout(this.pinging);
    clearTimeout(this.deaf);
    if (this.ended) return;
    this.onLine(false);
    clearTimeout(this.again);
    this.again = setTimeout(() => this.open(), this.wait * (0.8 + 0.4 * Math.random()));
    this.wait = Math.min(this.wait * 1.7, LAST_WAIT);
  }

  hurry() {
    if (this.ended || this.socket.readyState <= WebSocket.OPEN) return;
    this.wait = FIRST_WAIT;
    this.open();
  }

  // A line that is silently dead is found out by asking.
  ping() {
    clearTimeout(this.pinging);
    this.pinging = setTimeout(() => {
      this.tell({ do: "ping" });
      this.deaf = setTimeout(() => {
        const silent = this.socket;
        this.socket = null;
        silent.close();
        this.lost();
      }, PONG_WITHIN);
    }, PING_EVERY);
  }

  hear(message) {
    clearTimeout(this.deaf);
    this.ping();
    this.wait = FIRST_WAIT; // a line counts once something came over it
    this.onLine(true);
    if (message.type === "now") this.ply = message.ply;
    if (message.type === "accepted" || message.type === "refused") this.unanswered.delete(message.id);
    if (message.type === "gone") this.ended = true;
    this.onMessage(message);
  }

  tell(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // Something that has to arrive: it is kept until it was answered.
  send(message) {
    const id = `${this.name}-${++this.sent}`;
    const kept = { ...message, id };
    this.unanswered.set(id, kept);
    this.tell(kept);
    return id;
  }

  reshape(shape) {
    if (shape === this.shape) return;
    this.shape = shape;
    this.tell({ do: "shape", shape });
  }
}
