import sharp from 'sharp'

const side = 1_000
const [centre, disc, ring, edge] = [side / 2, 210, 290, 400]
const rays = 14
const [plum, apricot] = [
  [122, 47, 91],
  [255, 208, 166],
]

/** The picture of a sample episode: a sun, computed point by point. */
export function drawSampleCover(): Promise<Buffer> {
  const points = Buffer.alloc(side * side * 3)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) points.set(colourAt(x - centre, y - centre), (y * side + x) * 3)
  const raw = { width: side, height: side, channels: 3 } as const
  return sharp(points, { raw }).png().toBuffer()
}

function colourAt(x: number, y: number) {
  const distance = Math.hypot(x, y)
  const turn = ((Math.atan2(y, x) / (2 * Math.PI) + 1) * rays) % 1
  const isRay = distance > ring && distance < edge && turn < 0.4
  return distance < disc || isRay ? apricot : plum
}
