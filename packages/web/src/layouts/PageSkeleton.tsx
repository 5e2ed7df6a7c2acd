import { useText } from '../lib/text.tsx'

export function PageSkeleton() {
  const t = useText()
  return <p role="status">{t('shell.loading')}</p>
}
