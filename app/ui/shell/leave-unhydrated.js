setTimeout(() => {
  if (!document.documentElement.dataset.js) location.replace('/auth/leave?idle=true')
}, 610000)
