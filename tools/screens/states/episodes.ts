import type { State } from '../state'

/** The podcast's episodes: with a cover and a transcript, with the transcript open, in Hindi, and with neither. */
export const statesOfEpisodes: State[] = [
  { name: 'episodes', path: '/episodes' },
  { name: 'episodes-found', path: '/episodes?q=painkiller' },
  { name: 'episodes-nothing-found', path: '/episodes?q=zzyzx' },
  { name: 'episode', path: '/episodes/1' },
  { name: 'episode-paragraph', path: '/episodes/1?t=760' },
  { name: 'episode-hindi', path: '/episodes/3' },
  { name: 'episode-without-transcript', path: '/episodes/4' },
]
