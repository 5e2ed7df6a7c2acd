import { useEffect } from 'react'
import { hasShortcuts } from '../../../../lib/shortcuts.ts'
import { focusSearch } from './focus-search.ts'

export function useSlashKey() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!hasShortcuts() || event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (document.activeElement?.matches('input, textarea, select, [contenteditable=true]')) return
      event.preventDefault()
      focusSearch()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
