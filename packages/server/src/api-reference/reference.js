const filter = document.querySelector('#filter')
const count = document.querySelector('#count')
const calls = [...document.querySelectorAll('.call')].map((element) => ({
  element,
  text: element.textContent.toLowerCase(),
}))

filter.parentElement.hidden = false
filter.addEventListener('input', () => {
  const words = filter.value.toLowerCase().split(/\s+/)
  let shown = 0
  for (const { element, text } of calls) {
    element.hidden = !words.every((word) => text.includes(word))
    if (!element.hidden) shown += 1
  }
  for (const section of document.querySelectorAll('section')) {
    section.hidden = section.id !== 'recusas' && !section.querySelector('.call:not([hidden])')
  }
  count.textContent = `${shown} ${shown === 1 ? 'chamada' : 'chamadas'}`
})

const openTarget = () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (target instanceof HTMLDetailsElement) target.open = true
}
addEventListener('hashchange', openTarget)
openTarget()
