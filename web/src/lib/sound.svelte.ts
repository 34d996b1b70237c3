// The sounds of the table, made on the spot: dice on wood, a bell when it is one's turn, the last seconds. Off until
// somebody switches them on, and then remembered on this device.

import { keepSound, sound as kept } from './stored';

const LOUDNESS = 0.25;

class Sounds {
  on = $state(kept());
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  turn = (): void => {
    this.on = !this.on;
    keepSound(this.on);
    if (this.on) this.bell();
  };

  /** Dice that leave the cup, and each lands with a knock of its own. */
  dice(place: number, landsIn: number): void {
    this.#knock(landsIn / 1000, 700 + 130 * (place % 5));
  }

  /** It is this player's turn. */
  bell(): void {
    this.#tone(880, 0, 0.5);
    this.#tone(1318.5, 0.09, 0.7);
  }

  /** A second of the last ten. */
  tick(): void {
    this.#tone(1760, 0, 0.05);
  }

  /** The match is won. */
  fanfare(): void {
    [523.25, 659.25, 783.99, 1046.5].forEach((pitch, note) => this.#tone(pitch, note * 0.13, 0.5));
  }

  /** Browsers let a page sound only once it has been touched; until then there is nothing to hear. */
  #ready(): AudioContext | null {
    if (!this.on || !('AudioContext' in globalThis)) return null;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
    return this.#context;
  }

  #tone(pitch: number, after: number, length: number): void {
    const context = this.#ready();
    if (!context) return;
    const source = new OscillatorNode(context, { frequency: pitch, type: 'triangle' });
    this.#play(context, source, source, after, length);
  }

  #knock(after: number, pitch: number): void {
    const context = this.#ready();
    if (!context) return;
    const source = new AudioBufferSourceNode(context, { buffer: (this.#noise ??= whiteNoise(context)) });
    const wood = new BiquadFilterNode(context, { type: 'bandpass', frequency: pitch, Q: 3 });
    this.#play(context, source, source.connect(wood), after, 0.06);
  }

  /** Loud at once, and dying away over `length` seconds. */
  #play(
    context: AudioContext,
    source: AudioScheduledSourceNode,
    heard: AudioNode,
    after: number,
    length: number,
  ): void {
    const start = context.currentTime + after;
    const fading = new GainNode(context, { gain: LOUDNESS });
    fading.gain.setValueAtTime(LOUDNESS, start);
    fading.gain.exponentialRampToValueAtTime(0.001, start + length);
    heard.connect(fading).connect(context.destination);
    source.start(start);
    source.stop(start + length);
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 10, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

export const sounds = new Sounds();
