;(function (intro) {
  try {
    if (!intro.showModal) return
    if (sessionStorage.getItem('intro') || location.hash) return
    // On a phone that others use too, nothing says that it was shown.
    if (document.documentElement.dataset.shared !== undefined) return
    if (navigator.connection && navigator.connection.saveData) return
    if (getComputedStyle(intro).animationName === 'none') return
    sessionStorage.setItem('intro', '1')
  } catch {
    return
  }
  const controls = intro.querySelector('[data-controls]')
  controls.innerHTML = controls.dataset.controls
  intro.addEventListener('animationend', function (event) {
    if (event.target === intro) intro.close()
  })
  intro.showModal()
})(document.currentScript.previousElementSibling)
