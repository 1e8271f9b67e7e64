import type { LandingContent } from '~/content/landing'

/** Why the company exists and what it promises. */
export function About({ label, title, text, promises }: LandingContent['about']) {
  return (
    <section
      id="about"
      className="about section grid gap-x-8 gap-x-[clamp(2rem,6vw,5rem)] gap-y-8 border-y border-line bg-raised md:grid-cols-2"
      tabIndex={-1}
    >
      <div>
        <p className="label mb-3 text-base">{label}</p>
        <h2 className="max-w-[22ch] text-2xl">{title}</h2>
      </div>
      <p className="max-w-[34em] text-lg text-soft md:self-end">{text}</p>
      <ul className="mt-4 mt-[clamp(1rem,4vw,3rem)] grid gap-8 md:col-span-full md:grid-cols-3 [&_h3]:mb-2 [&_li]:border-t-2 [&_li]:border-accent [&_li]:pt-4 [&_p]:text-soft">
        {promises.map((promise) => (
          <li key={promise.title}>
            <h3>{promise.title}</h3>
            <p>{promise.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
