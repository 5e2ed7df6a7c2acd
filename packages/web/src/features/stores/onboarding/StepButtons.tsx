import { useText } from '../../../lib/text.tsx'
import { Button } from '../../../ui/Button.tsx'
import { storeOpeningTexts } from './texts.ts'

export function StepButtons({ onBack, onNext }: { onBack: () => void; onNext?: () => void }) {
  const t = useText()
  return (
    <div className="flex max-w-2xl justify-between gap-2">
      <Button variant="outline" onClick={onBack}>
        {t(storeOpeningTexts.back)}
      </Button>
      {onNext && <Button onClick={onNext}>{t(storeOpeningTexts.next)}</Button>}
    </div>
  )
}
