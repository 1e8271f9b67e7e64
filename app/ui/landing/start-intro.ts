type Connection = { saveData?: boolean }

/** Opens the dialog before this script before the first paint, once a session, and closes it when its animation ends. */
function startIntro(intro: HTMLDialogElement) {
  try {
    if (sessionStorage.getItem('intro') || location.hash || isUnwanted(intro)) return
    sessionStorage.setItem('intro', '1')
  } catch {
    return
  }
  intro.addEventListener('animationend', ({ target }) => {
    if (target === intro) intro.close()
  })
  intro.showModal()
}

// No animation means reduced motion or no stylesheet: nothing would end the intro.
function isUnwanted(intro: HTMLDialogElement) {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData || getComputedStyle(intro).animationName === 'none'
}

startIntro(document.currentScript?.previousElementSibling as HTMLDialogElement)
