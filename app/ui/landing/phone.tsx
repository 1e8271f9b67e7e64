import type { LandingContent } from '~/content/landing'

type Words = LandingContent['services']['phone']

/** A drawing of a phone with a screen for each offer. The stylesheet decides which one is shown. */
export function Phone(words: Words) {
  return (
    <svg
      className="phone self-center justify-self-center text-[0.875rem] print:hidden"
      width="240"
      height="480"
      viewBox="0 0 240 480"
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <rect
        className="fill-ink stroke-edge stroke-2"
        x="2"
        y="2"
        width="236"
        height="476"
        rx="36"
      />
      <rect className="glass fill-surface" x="11" y="11" width="218" height="458" rx="27" />
      <path className="stroke-ink stroke-[7]" d="M100 26h40" />
      <Episode {...words} />
      <Notebook {...words} />
    </svg>
  )
}

function Episode({ episode, guests, question, answer }: Words) {
  return (
    <g className="on-podcast">
      <circle className="fill-accent" cx="120" cy="138" r="22" />
      <path
        className="stroke-accent stroke-2"
        d="M120 98a40 40 0 1 1-.1 0M120 80a58 58 0 1 1-.1 0M120 62a76 76 0 1 1-.1 0"
      />
      <text
        className="fill-ink font-serif text-[1.125rem] font-semibold"
        textAnchor="middle"
        x="120"
        y="254"
      >
        {episode}
      </text>
      <text className="fill-soft" textAnchor="middle" x="120" y="276">
        {guests}
      </text>
      <path
        className="stroke-action"
        d="M40 312v6m10-14v22m10-34v46m10-30v14m10-24v34m10-44v54m10-36v18m10-30v42m10-32v22m10-14v6m10-22v38m10-48v58m10-40v22m10-14v6m10-24v42m10-30v18m10-12v6"
      />
      <path
        className="fill-raised stroke-line stroke-2"
        d="M44 362h112q12 0 12 12v16q0 12-12 12H60l-14 12v-12q-14 0-14-12v-16q0-12 12-12Z"
      />
      <text className="fill-soft" x="46" y="387">
        {question}
      </text>
      <path
        className="fill-tint"
        d="M196 416h-86q-12 0-12 12v10q0 12 12 12h86q12 0 12-12v-10q0-12-12-12Z"
      />
      <text className="fill-soft" x="112" y="438">
        {answer}
      </text>
    </g>
  )
}

function Notebook({ today, cycleDay, pain, sleep, add }: Words) {
  return (
    <g className="on-app">
      <text className="fill-ink font-serif text-[1.125rem] font-semibold" x="36" y="76">
        {today}
      </text>
      <circle className="stroke-tint stroke-12" cx="120" cy="178" r="60" />
      <path className="stroke-action stroke-12" d="M120 118a60 60 0 0 1 52 90" />
      <circle className="fill-accent" cx="172" cy="208" r="9" />
      <text
        className="fill-ink font-serif text-[1.125rem] font-semibold"
        textAnchor="middle"
        x="120"
        y="184"
      >
        {cycleDay}
      </text>
      <rect
        className="fill-raised stroke-line stroke-2"
        x="36"
        y="272"
        width="168"
        height="52"
        rx="12"
      />
      <rect
        className="fill-raised stroke-line stroke-2"
        x="36"
        y="336"
        width="168"
        height="52"
        rx="12"
      />
      <path className="fill-success" d="M58 352a10 10 0 1 1-.1 0" />
      <path className="fill-danger" d="M58 288a10 10 0 1 1-.1 0" />
      <text className="fill-soft" x="82" y="303">
        {pain}
      </text>
      <text className="fill-soft" x="82" y="367">
        {sleep}
      </text>
      <rect className="fill-action" x="36" y="404" width="168" height="36" rx="12" />
      <text className="fill-on-action" textAnchor="middle" x="120" y="427">
        {add}
      </text>
    </g>
  )
}
