import { expect, type Page } from '@playwright/test'
import type { NoticeKey } from '~/ui/feedback/notices'
import type { Words } from './words'

/** Expects a visible notice: a toast with scripts, part of the page without. */
export async function expectNotice(page: Page, t: Words, key: NoticeKey): Promise<void> {
  const notice = page.locator('.notice').filter({ visible: true })
  await expect(notice).toHaveCount(1)
  await expect(notice).toContainText(t(`notice.${key}.title`))
  await expect(notice).toContainText(t(`notice.${key}.description`))
}
