import { clearDeletedRegularly } from '~/database/db.server'
import { startBackups } from '~/domain/backups/nightly-backup.server'
import { startDepartures } from '~/domain/account-deletion/departures.server'
import { startEpisodeSync } from '~/domain/episodes/start-episode-sync.server'
import { configuredTransport } from '~/domain/mail/configured-transport.server'
import { startMailer } from '~/domain/mail/deliver.server'
import { startRetention } from '~/domain/retention/purge.server'
import { indexAtStart } from '~/domain/search/index-pending.server'
import { monitorEventLoop } from '~/http/server/event-loop-monitor.server'
import { env } from '~/runtime/env.server'

/**
 * Starts what the site does beside answering requests.
 * @returns how to stop it, which resolves when the mails on their way have arrived or were given back
 */
export function startBackgroundWork(): () => Promise<void> {
  const mailer = startMailer({ transport: configuredTransport() })
  const stops = [startRetention(), startDepartures(), clearDeletedRegularly(), monitorEventLoop()]
  if (env.PODCAST_FEED_URL) stops.push(startEpisodeSync(env.PODCAST_FEED_URL))
  if (env.BACKUP_DIR)
    stops.push(startBackups(env.BACKUP_DIR, env.BACKUP_EVERY_HOURS, env.BACKUP_KEEP))
  void indexAtStart()
  return async () => {
    for (const stop of stops) stop()
    await mailer.stop()
  }
}
