import { expect, inBothLanguages, test, withScripts } from '../../support/test'

inBothLanguages(withScripts, () => {
  test('theme, lite version and neutral titles can be chosen without a network', async ({
    page,
    visit,
    network,
    context,
    t,
  }) => {
    await visit('/forum')
    await page.waitForLoadState('networkidle')
    await network.goOffline()
    await page.getByRole('button', { name: t('toDark') }).click()
    await expect(page.locator('html')).toHaveClass('dark')
    const titles = page.getByRole('button', { name: t('neutralTitles') })
    await titles.click()
    await expect(titles).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveTitle(t('company'))
    await page.getByRole('button', { name: t('toLite') }).click()
    await expect(page.getByRole('button', { name: t('toFull') })).toBeVisible()
    await expect(page.locator('.notice')).toHaveCount(0)
    const cookies = Object.fromEntries(
      (await context.cookies()).map(({ name, value }) => [name, value]),
    )
    expect(cookies).toMatchObject({ theme: 'dark', titles: 'neutral', lite: '1' })
    await network.goOnline()
    await page.reload()
    await expect(page.locator('html')).toHaveClass('dark')
    await expect(page.locator('script[type="module"]')).toHaveCount(0)
  })
})

test('the podcast’s page has the stored theme where no cookie keeps it @scripts', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/xxperiment/')
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await ground()
  expect(light).toBe('rgb(251, 247, 242)')
  await page.evaluate(() => localStorage.setItem('theme', 'dark'))
  await context.clearCookies()
  await page.reload()
  expect(await ground()).toBe('rgb(29, 22, 34)')
})
