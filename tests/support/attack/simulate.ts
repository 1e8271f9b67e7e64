import { randomUUID } from 'node:crypto'
import { vi } from 'vitest'
import { db } from '~/database/db.server'
import { signIn } from '~/domain/accounts/sign-in.server'
import { deleteAccount } from '~/domain/account-deletion/delete-account.server'
import { savePost, visitThread } from '~/domain/answers/answers.server'
import { mergeThreadNotes } from '~/domain/threads/thread-states.server'
import { likeComment } from '~/domain/comments/comment-reactions.server'
import { hideInThread } from '~/domain/comments/hide-in-thread.server'
import { reviewComment } from '~/domain/comments/reviews.server'
import { verdicts } from '~/domain/experts/expert'
import { likePost } from '~/domain/activity/like-post.server'
import { findPosts } from '~/domain/search/search-posts.server'
import { writeSearchedWords } from '~/domain/search/searched-words.server'
import { editComment } from '~/domain/comments/own-comment.server'
import { discardDraft, saveDraft } from '~/domain/drafts/drafts.server'
import { day, hour, minute, second } from '~/domain/durations'
import { startMailer, type Mailer } from '~/domain/mail/deliver.server'
import type { Member } from '~/domain/members/member'
import { appeal } from '~/domain/moderation/appeals.server'
import { moderateItem } from '~/domain/moderation/moderate-item.server'
import { suspensionDays } from '~/domain/moderation/reasons'
import { reportItem } from '~/domain/moderation/reports.server'
import { suspendMember } from '~/domain/moderation/members.server'
import { hashPassword } from '~/domain/passwords/password.server'
import { editPost } from '~/domain/posts/own-post.server'
import { calloutsFor } from '~/http/presenters/notices.server'
import { consumeFlash, flash } from '~/http/session/flash.server'
import { sessionIn, signInCookie } from '~/http/session/session.server'
import { env } from '~/runtime/env.server'
import {
  makeComment,
  makeMember,
  makeModerator,
  makePost,
  memberAgain,
  unwrap,
} from '../forum/factories'
import { expertColumnsFor } from '../forum/experts'
import { freshSession } from '../forum/fresh-session'
import { loadContext } from '../http/page-request'
import { allNews } from '../mail/news'
import type { Mail } from './by-mail'
import { copyOf, type Copy } from './copy'
import { seeded, type Random } from './random'

/** An item with its author, whom the thief does not know. */
export type Written = {
  id: string
  kind: 'post' | 'comment'
  author: string
  at: number
  isAnonymous: boolean
  /** True when it was named at first and made anonymous on the last day. */
  wasNamed: boolean
}

export type World = {
  members: string[]
  experts: string[]
  /** The names that may identify a member in a row, by id: username and email address. */
  names: Map<string, string[]>
  items: Written[]
  /** The copies that were stolen after the second and after the third day. */
  copies: [Copy, Copy]
  copiedAt: [number, number]
  /** Actions of members under their own account: signing in, liking, reporting, writing by name. */
  openActs: { member: string; at: number }[]
  signIns: { member: string; at: number }[]
  /** The mails that told members of something new. */
  mails: Mail[]
  /** Copies of every five minutes in the evenings, while notifications were waiting. */
  evening: { copy: Copy; at: number }[]
  /** Sessions by id; true when the last visit wrote anonymously. */
  sessions: Map<string, boolean>
}

// The names and the email addresses have different lengths, because ciphertexts may reveal lengths.
const usernames = [
  ...['ila', 'mina', 'priya', 'kavita', 'sunita_', 'lakshmi_'],
  ...['parvati_99', 'meenakshi_22', 'chandralekha_7', 'vijayalakshmi_108'],
]

// The first three members are experts. They write anonymously like everybody else.
const expertCount = 3

const visitsADay = 110
const evening = { from: 12 * hour, hours: 5 }
const password = 'quiet harbour 7f'

type Visit = { member: number; request: Request; session: string }
type Act = { at: number; run: () => Promise<void> }

/**
 * Simulates ten members who use the forum for three days, through the same functions as the pages. Visits are at
 * independent random moments of the evening, and half of the items are anonymous. A fifth of the visits write by name
 * and seconds later anonymously. Files that call this run in their own process, because the clock of ids is not reset.
 * @param copy how the thief copies the database
 */
export async function simulateForum(
  copy: () => Promise<Copy> = () => copyOf(db, env.DATABASE_URL),
): Promise<World> {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    return await new Forum(seeded(20261126), copy).run()
  } finally {
    vi.useRealTimers()
  }
}

class Forum {
  private readonly firstDay = (Math.floor(Date.now() / day) + 1) * day
  private readonly items: Written[] = []
  private readonly openActs: World['openActs'] = []
  private readonly sessions = new Map<string, boolean>()
  private readonly signIns: World['signIns'] = []
  private readonly mails: Mail[] = []
  private readonly evening: World['evening'] = []
  private readonly lastVisit = new Map<number, Visit>()
  private readonly prepared: { member: number; isAnonymous: boolean; content: string }[] = []
  private members: Member[] = []
  private leaver = 0
  private suspended: string[] = []

  constructor(
    private readonly random: Random,
    private readonly copy: () => Promise<Copy>,
  ) {}

  async run(): Promise<World> {
    this.setClock(this.firstDay)
    this.members = await this.signUpAll()
    const moderator = await makeModerator()
    const mailer = this.startMailer()
    try {
      return await this.live(moderator, mailer)
    } finally {
      await mailer.stop()
    }
  }

  private async live(moderator: Member, mailer: Mailer): Promise<World> {
    const copies: Copy[] = []
    for (const number of [0, 1, 2]) {
      if (number > 0) await this.passNight(number)
      const acts = this.planDay(number)
      if (number === 2) acts.push(...this.planLastDay())
      for (const { at, run } of acts.sort((a, b) => a.at - b.at)) {
        await this.pass(mailer, number, at)
        this.setClock(at)
        await run()
      }
      await this.pass(mailer, number, this.firstDay + number * day + 17.4 * hour)
      if (number === 0) await this.pass(mailer, number, this.firstDay + 18.5 * hour)
      if (number === 0) continue
      await this.moderate(moderator, number)
      if (number === 1) await this.prepareAll()
      await this.pass(mailer, number, this.copiedAt(number))
      this.setClock(this.copiedAt(number))
      copies.push(await this.copy())
      if (number === 1) await this.endSuspensions(moderator)
    }
    return {
      members: this.members.map(({ id }) => id),
      experts: this.members.slice(0, expertCount).map(({ id }) => id),
      names: new Map(this.members.map(({ id, username, email }) => [id, [username, email ?? '']])),
      items: this.items,
      copies: copies as World['copies'],
      copiedAt: [this.copiedAt(1), this.copiedAt(2)],
      ...{ openActs: this.openActs, signIns: this.signIns },
      ...{ mails: this.mails, evening: this.evening },
      sessions: this.sessions,
    }
  }

  // So the copies contain the notes of their own evening, and the merged notes of earlier nights.
  private async passNight(number: number) {
    this.setClock(this.firstDay + number * day + hour)
    await mergeThreadNotes()
  }

  private copiedAt(number: number) {
    return this.firstDay + number * day + 19 * hour
  }

  private startMailer() {
    const deliver = ({ envelope, message }: { envelope: { to: string }; message: Buffer }) => {
      const [, date = ''] = /^Date: (.*)$/m.exec(message.toString()) ?? []
      const member = this.members.find(({ email }) => email === envelope.to)
      if (member) this.mails.push({ member: member.id, at: Date.now(), date: Date.parse(date) })
      return Promise.resolve({})
    }
    return startMailer({ transport: { deliver, close() {} }, pollEvery: day })
  }

  private async dueBetween(from: number, to: number) {
    const times = (await allNews()).map(({ dueAt = 0 }) => dueAt)
    return times.filter((due) => due > from && due + second < to).sort((a, b) => a - b)
  }

  /** Lets time pass for the mailer in small steps, and makes the copies that a thief could make meanwhile. */
  private async pass(mailer: Mailer, number: number, until: number) {
    const step = minute
    const from = this.firstDay + number * day + evening.from
    for (let at = Math.max(from, Date.now() + step); at < until; at += step) {
      for (const due of await this.dueBetween(Date.now(), at)) {
        // The average delay of a poll every two seconds.
        this.setClock(due + second)
        await mailer.wake()
      }
      this.setClock(at)
      await mailer.wake()
      const last = this.evening.at(-1)?.at ?? 0
      if (at < last + 5 * minute) continue
      this.evening.push({ copy: await this.copy(), at })
    }
  }

  private setClock(at: number) {
    vi.setSystemTime(Math.floor(at))
  }

  // Some milliseconds pass between two statements of a request.
  private tick() {
    this.setClock(Date.now() + this.random.between(2, 9))
  }

  private async signUpAll() {
    const members: Member[] = []
    const passwordHash = await hashPassword(password)
    for (const username of usernames) {
      const { id } = await makeMember(username)
      // No account is new on the attacked days, because posts of new accounts may wait for a moderator.
      const createdAt = new Date(Date.now() - 2 * day)
      const expert =
        members.length < expertCount ? expertColumnsFor({ name: `Dr ${username}` }) : {}
      const data = { emailVerifiedAt: new Date(), createdAt, passwordHash, ...expert }
      await db.user.update({ where: { id }, data })
      members.push(await memberAgain({ id } as Member))
      this.setClock(Date.now() + this.random.between(minute, hour))
    }
    return members
  }

  private planDay(number: number): Act[] {
    const { random } = this
    const [readerOne, readerTwo, leaver] = random.shuffled(this.members.map((_, index) => index))
    if (number === 2) this.leaver = leaver as number
    const start = this.firstDay + number * day + evening.from
    return Array.from({ length: visitsADay }, () => {
      const member = Math.floor(random.between(0, this.members.length))
      const isReader = member === readerOne || member === readerTwo
      const at = start + random.between(0, evening.hours * hour - 3 * minute)
      const plan = isReader ? 1 : random.next()
      return number === 2 && member === this.leaver && at > start + 4 * hour
        ? []
        : this.planVisit(member, at, plan)
    }).flat()
  }

  /** Plans a visit: an anonymous item, an item by name, both within seconds, or neither. */
  private planVisit(member: number, start: number, plan: number): Act[] {
    const { random } = this
    const acts: Act[] = []
    let at = start
    const then = (run: (visit: Visit) => Promise<void>) => {
      at += random.between(4, 40) * second
      acts.push({ at, run: async () => run(await this.visitOf(member)) })
    }
    const isNew = random.chance(0.4)
    acts.push({ at, run: () => this.arrive(member, isNew) })
    if (random.chance(0.4)) then((visit) => this.search(visit))
    if (plan < 0.22) then((visit) => this.write(visit, true))
    else if (plan < 0.42) then((visit) => this.write(visit, false))
    else if (plan < 0.6) {
      const isNamedFirst = random.chance(0.7)
      then((visit) => this.write(visit, !isNamedFirst))
      then((visit) => this.write(visit, isNamedFirst))
    } else {
      if (random.chance(0.6)) then((visit) => this.like(visit))
      if (random.chance(0.1)) then((visit) => this.report(visit))
      if (random.chance(0.25)) then((visit) => this.edit(visit))
      if (random.chance(0.25)) then((visit) => this.prepare(visit))
    }
    // Possibly seconds after she wrote anonymously.
    if (member < expertCount && random.chance(0.6)) then((visit) => this.review(visit))
    return acts
  }

  private planLastDay(): Act[] {
    const { random } = this
    const start = this.firstDay + 2 * day + evening.from
    // Only items of the first day, so that the counts of the other days do not change.
    const isHere = ({ author, at }: Written) =>
      author !== this.members[this.leaver]?.id && at < this.firstDay + day
    const named = random
      .shuffled(this.items.filter((item) => !item.isAnonymous && isHere(item)))
      .slice(0, 10)
    const hiding = named.map((item) => ({
      at: start + random.between(0, evening.hours * hour),
      run: () => this.makeAnonymous(item),
    }))
    const sending = [...this.members.keys()].map((member) => ({
      at: start + random.between(3 * hour, 4 * hour),
      run: () => this.sendPrepared(member),
    }))
    return [...hiding, ...sending, { at: start + 4.5 * hour, run: () => this.leave() }]
  }

  private async arrive(member: number, isNew: boolean) {
    const last = this.lastVisit.get(member)
    if (last && !isNew) {
      // The next page shows the notice of the last visit.
      await consumeFlash(last.request, loadContext())
      this.sessions.set(last.session, false)
      return
    }
    const { username: emailOrUsername } = await this.actor(member)
    const browser = { ip: `192.0.2.${member}` }
    const { member: actor } = unwrap(await signIn({ emailOrUsername, password }, browser))
    this.signIns.push({ member: actor.id, at: Date.now() })
    const cookie = await signInCookie(new Request(env.SITE_URL), actor)
    const [pair = ''] = cookie.split(';')
    const request = new Request(env.SITE_URL, { headers: { Cookie: pair } })
    const session = await sessionIn(pair)
    if (!session) throw new Error('the member was not signed in')
    this.lastVisit.set(member, { member, request, session: session.id })
    this.sessions.set(session.id, false)
    this.openly(actor)
  }

  private visitOf(member: number) {
    const visit = this.lastVisit.get(member)
    if (!visit) throw new Error('nobody has arrived')
    return Promise.resolve(visit)
  }

  private actor(member: number) {
    return memberAgain(this.members[member] as Member)
  }

  private openly({ id }: Member) {
    this.openActs.push({ member: id, at: Date.now() })
  }

  private async write(visit: Visit, isAnonymous: boolean) {
    const { random } = this
    const actor = await this.actor(visit.member)
    const prepared = this.prepared.findIndex(
      (draft) => draft.member === visit.member && draft.isAnonymous === isAnonymous,
    )
    const [draft] = prepared < 0 ? [] : this.prepared.splice(prepared, 1)
    const crisis = isAnonymous && random.chance(0.6) ? ' I want to die.' : ''
    const content = draft?.content ?? `${random.words(6, 60)}${crisis} ${randomUUID().slice(0, 6)}`
    const posts = this.items.filter(({ kind }) => kind === 'post')
    const isPost = draft !== undefined || !posts.length || random.chance(0.4)
    const idempotencyKey = randomUUID()
    const answered = isPost ? null : random.pick(posts)
    if (answered) await visitThread(actor, answered.id)
    const item = !answered
      ? await makePost(actor, {
          ...{ title: random.words(3, 8), content, isAnonymous, idempotencyKey },
          audience: content.length % 3 ? 'everyone' : 'members',
        })
      : await this.comment(actor, answered, { content, isAnonymous, idempotencyKey })
    const kind = isPost ? 'post' : 'comment'
    const written = { id: item.id, kind, author: actor.id, at: Date.now(), isAnonymous } as const
    this.items.push({ ...written, wasNamed: false })
    if (isAnonymous) this.sessions.set(visit.session, true)
    else this.openly(actor)
    this.tick()
    if (draft) await discardDraft(actor, 'new-post')
    // The page that opens after writing.
    await visitThread(actor, answered?.id ?? item.id)
    await this.showNotice(visit, isPost ? 'post-created' : 'comment-posted', content)
  }

  private comment(actor: Member, post: Written, input: Record<string, unknown>) {
    const { random } = this
    const answered = this.items.filter(({ id }) => this.threads.get(id) === post.id)
    const parentCommentId =
      answered.length && random.chance(0.5) ? random.pick(answered).id : undefined
    return makeComment(actor, post.id, { ...input, parentCommentId }).then((comment) => {
      this.threads.set(comment.id, post.id)
      return comment
    })
  }

  private readonly threads = new Map<string, string>()

  // Shows the notice as pages do. Most members leave before the next page shows it.
  private async showNotice(
    { request }: Visit,
    notice: 'post-created' | 'comment-posted',
    content: string,
  ) {
    await flash(request, loadContext(), notice, await calloutsFor([content, content]))
    this.tick()
    if (this.random.chance(0.15)) await consumeFlash(request, loadContext())
  }

  private async like({ member }: Visit) {
    const posts = this.items.filter(({ kind }) => kind === 'post')
    if (!posts.length) return
    const actor = await this.actor(member)
    const { id } = this.random.pick(posts)
    await visitThread(actor, id)
    unwrap(await likePost(actor, id, { liked: 'true' }))
    if (this.random.chance(0.3)) unwrap(await savePost(actor, id, { saved: 'true' }))
    const comments = this.items.filter(({ kind }) => kind === 'comment')
    // The item may be deleted by now.
    if (comments.length) await likeComment(actor, this.random.pick(comments).id, { liked: 'true' })
    const unwanted = comments[Date.now() % comments.length]
    if (unwanted) await hideInThread(actor, unwanted.id, { hidden: 'true' })
    this.openly(actor)
  }

  private async review({ member }: Visit) {
    const actor = await this.actor(member)
    const others = this.items.filter(
      ({ kind, author }) => kind === 'comment' && author !== actor.id,
    )
    if (!others.length) return
    // The item may be deleted by now.
    await reviewComment(actor, this.random.pick(others).id, {
      verdict: this.random.pick(verdicts),
    })
    this.openly(actor)
  }

  /** Searches in vain for the topic of her next post. The site counts the words within a minute. */
  private async search({ member }: Visit) {
    unwrap(await findPosts(await this.actor(member), { q: `${this.random.words(1, 3)}zz` }))
    await writeSearchedWords()
  }

  private async report({ member }: Visit) {
    const actor = await this.actor(member)
    const others = this.items.filter(({ author }) => author !== actor.id)
    if (!others.length) return
    const { kind, id } = this.random.pick(others)
    await reportItem(actor, { kind, id }, { reason: 'other', note: this.random.words(2, 9) })
    this.openly(actor)
  }

  private async edit({ member }: Visit) {
    const actor = await this.actor(member)
    const own = this.items.filter(({ author }) => author === actor.id)
    if (!own.length) return
    const { kind, id, isAnonymous } = this.random.pick(own)
    const input = { content: `${this.random.words(6, 60)} ${randomUUID().slice(0, 6)}` }
    await change(actor, { kind, id }, input)
    if (!isAnonymous) this.openly(actor)
  }

  /** Types a post and loses the connection, so it is sent on another visit. */
  private async prepare({ member }: Pick<Visit, 'member'>, isAnonymous = this.random.chance(0.5)) {
    const actor = await this.actor(member)
    if (this.prepared.some((draft) => draft.member === member)) return
    const content = `${this.random.words(6, 60)} ${randomUUID().slice(0, 6)}`
    const fields = { title: 'Later', content, ...(isAnonymous && { isAnonymous: 'on' }) }
    await saveDraft(actor.id, 'new-post', fields)
    this.prepared.push({ member, isAnonymous, content })
    this.openly(actor)
  }

  /** Prepares drafts that are waiting when the first copy is made, and are sent before the second. */
  private async prepareAll() {
    // These replace earlier drafts of the members.
    this.prepared.length = 0
    for (const member of this.members.keys()) await this.prepare({ member }, true)
  }

  private async sendPrepared(member: number) {
    if (!this.prepared.some((draft) => draft.member === member && draft.isAnonymous)) return
    await this.write(await this.visitOf(member), true)
  }

  private async makeAnonymous(item: Written) {
    const actor = await memberAgain({ id: item.author } as Member)
    await change(actor, item, { isAnonymous: 'true' })
    Object.assign(item, { isAnonymous: true, wasNamed: true })
  }

  private async leave() {
    const actor = await this.actor(this.leaver)
    const choices = { namedItems: 'stay', anonymousItems: 'go', password }
    unwrap(await deleteAccount(actor, choices, await freshSession(actor)))
  }

  /** Looks up authors and suspends each immediately, for different numbers of days. */
  private async moderate(moderator: Member, number: number) {
    const today = this.items.filter(
      ({ at, isAnonymous, wasNamed }) =>
        isAnonymous && !wasNamed && at > this.firstDay + number * day,
    )
    const isHere = (id: string) => number < 2 || id !== this.members[this.leaver]?.id
    const authors = [...new Set(today.map(({ author }) => author))].filter(isHere)
    const chosen = this.random.shuffled(authors).slice(0, suspensionDays.length)
    for (const [index, author] of chosen.entries()) {
      this.setClock(this.firstDay + number * day + 17.5 * hour + index * 10 * minute)
      const session = await freshSession(moderator)
      for (const { kind, id } of today.filter((item) => item.author === author).slice(0, 2)) {
        this.setClock(Date.now() + 20 * second)
        const reveal = { action: 'reveal', reason: 'risk' }
        unwrap(await moderateItem(moderator, { kind, id }, reveal, session))
      }
      this.setClock(Date.now() + 388)
      await this.appealAgainst(
        moderator,
        today.find((item) => item.author === author),
      )
      const suspension = { action: 'suspend', reason: 'abuse', days: String(suspensionDays[index]) }
      unwrap(await suspendMember(moderator, author, suspension))
    }
    this.suspended = chosen
  }

  /** Removes an item as a moderator, appeals as its author, and restores it as another moderator. */
  private async appealAgainst(moderator: Member, item: Written | undefined) {
    const author = this.members.find(({ id }) => id === item?.author)
    if (!item || !author) return
    const wait = () => this.setClock(Date.now() + Math.floor(this.random.between(5, 25)) * second)
    unwrap(await moderateItem(moderator, item, { action: 'remove', reason: 'privacy' }))
    wait()
    unwrap(await appeal(author, item, { message: `Please look again at ${item.kind}` }))
    wait()
    const answer = { action: 'answerAppeal', reason: 'restore' }
    unwrap(await moderateItem(await makeModerator(), item, answer))
    wait()
  }

  private async endSuspensions(moderator: Member) {
    for (const [index, author] of this.suspended.entries()) {
      this.setClock(this.firstDay + 2 * day + 10 * hour + index * 7 * minute)
      unwrap(await suspendMember(moderator, author, { action: 'unsuspend', reason: 'mistake' }))
    }
  }
}

async function change(actor: Member, { kind, id }: Pick<Written, 'kind' | 'id'>, input: object) {
  if (kind === 'post') unwrap(await editPost(actor, id, { ...input, guidanceSeen: true }))
  else unwrap(await editComment(actor, id, { ...input, guidanceSeen: true }))
}
