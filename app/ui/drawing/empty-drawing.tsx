import { Drawing } from './drawings'

/** The thing that a screen has none of: conversations, results, kept things, work, use of a mailed link, or figures. */
type Missing = 'talk' | 'results' | 'kept' | 'work' | 'letter' | 'figures'

// The lines of the existing part, of the glowing part, and of the part that is still missing.
const lines: Record<Missing, [string, string, string?]> = {
  talk: [
    'M28 20h60q12 0 12 12v20q0 12-12 12H56L40 78V64H28Q16 64 16 52V32q0-12 12-12Z',
    'M36 36h44M36 48h28',
    'M112 44h20q12 0 12 12v20q0 12-12 12v14l-16-14H92q-10 0-12-10',
  ],
  results: [
    'M72 84a32 32 0 1 1 0-64 32 32 0 0 1 0 64ZM95 75l31 29',
    'M56 46a18 18 0 0 1 16-12',
    'M124 24h16m-10 16h14m-8 16h8',
  ],
  kept: [
    'M20 98h120M36 98V40h22v58M58 98V28h20v70',
    'M40 52h14M62 42h12',
    'M88 98l14-56 20 5-13 51',
  ],
  work: [
    'M36 46h64v26q0 26-26 26H62q-26 0-26-26ZM100 54h8q14 0 14 13t-14 13h-9M26 106h84',
    'M56 36q-8-8 0-16m14 16q-8-8 0-16m14 16q-8-8 0-16',
  ],
  figures: ['M28 22v80h108', 'M44 102V76h18v26', 'M76 102V58h18v44M108 102V38h18v64'],
  letter: ['M24 32h112v70H24Zm0 0 56 42 56-42', 'M100 92h22m-12-12h12'],
}

/** A small drawing for a screen with nothing to show. */
export function EmptyDrawing({ of = 'talk' }: { of?: Missing }) {
  const [there, glowing, missing] = lines[of]
  return (
    <Drawing>
      <path d={there} />
      <path className="stroke-accent" d={glowing} />
      {missing && <path strokeDasharray="6 7" d={missing} />}
    </Drawing>
  )
}
