import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'

/** Buttons under a step; without `onNext` there is no button to go on. */
export function StepButtons({ onBack, onNext }: { onBack: () => void; onNext?: () => void }) {
  const t = useText()
  return (
    <div className="flex max-w-2xl justify-between gap-2">
      <Button variant="outline" onClick={onBack}>
        {t('opening.back')}
      </Button>
      {onNext && <Button onClick={onNext}>{t('opening.next')}</Button>}
    </div>
  )
}
