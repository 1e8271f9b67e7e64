import type { LandingContent } from '~/content/landing.server'

/** Why the company exists and what it promises. */
export function About({ label, title, text, promises }: LandingContent['about']) {
  return (
    <section id="about" className="about" tabIndex={-1}>
      <div>
        <p className="label">{label}</p>
        <h2>{title}</h2>
      </div>
      <p className="lead">{text}</p>
      <ul>
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
