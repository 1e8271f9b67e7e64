import { useEffect, useRef, useState } from 'react'

const pitch = 1046.5
const seconds = 1.2

/** The elevator's bell: off until switched on, synthesised without an audio file. */
export function useArrivalChime() {
  const audio = useRef<AudioContext | null>(null)
  const [isOn, setIsOn] = useState(false)
  useEffect(() => () => void audio.current?.close(), [])

  function toggle() {
    // Browsers only start audio on a user gesture.
    audio.current ??= new AudioContext()
    void audio.current.resume()
    if (!isOn) ring(audio.current)
    setIsOn(!isOn)
  }

  return {
    isOn,
    toggle,
    ring() {
      if (isOn && audio.current) ring(audio.current)
    },
  }
}

function ring(audio: AudioContext) {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()]
  const now = audio.currentTime
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0.2, now)
  volume.gain.exponentialRampToValueAtTime(0.001, now + seconds)
  tone.connect(volume).connect(audio.destination)
  tone.start(now)
  tone.stop(now + seconds)
}
