import { Drawing } from './drawings'

/** Two speech bubbles, one empty: nobody has posted yet. */
export function EmptyDrawing() {
  return (
    <Drawing>
      <path d="M28 20h60q12 0 12 12v20q0 12-12 12H56L40 78V64H28Q16 64 16 52V32q0-12 12-12Z" />
      <path className="lit" d="M36 36h44M36 48h28" />
      <path
        strokeDasharray="6 7"
        d="M112 44h20q12 0 12 12v20q0 12-12 12v14l-16-14H92q-10 0-12-10"
      />
    </Drawing>
  )
}
