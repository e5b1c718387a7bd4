/** A short chime when one's turn comes; off unless wished. */

import { wishes } from '../look/wishes.svelte'

export function chime(): void {
  if (!wishes.has('sound')) return
  const context = new AudioContext()
  const tone = context.createOscillator()
  const volume = context.createGain()
  tone.frequency.setValueAtTime(660, context.currentTime)
  tone.frequency.setValueAtTime(880, context.currentTime + 0.12)
  volume.gain.setValueAtTime(0.08, context.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.0001, context.currentTime + 0.4)
  tone.connect(volume).connect(context.destination)
  tone.start()
  tone.stop(context.currentTime + 0.4)
}
