const radii = [84, 126, 170]

/** Rings of questions around a light; they turn with scrolling. */
export function SunRings({ rings }: { rings: string[] }) {
  return (
    <div className="light" aria-hidden="true">
      {radii.map((radius, index) => (
        <svg key={radius} width="400" height="400" viewBox="-200 -200 400 400" focusable="false">
          <path
            id={`ring-${index}`}
            d={`M${-radius} 0a${radius} ${radius} 0 1 1 0 .1`}
            fill="none"
            stroke="currentColor"
          />
          <text dy="-7">
            <textPath href={`#ring-${index}`}>{rings[index]}</textPath>
          </text>
        </svg>
      ))}
    </div>
  )
}
