import { useWatch } from 'react-hook-form'
import { useText } from '../../../lib/text.tsx'
import { CardBack } from '../../../ui/CardBack.tsx'
import { FormPhoto } from '../../ground/photos/FormPhoto.tsx'
import { contentEditingTexts } from '../content-editing/texts.ts'
import { vocabularyTexts } from './vocabulary-texts.ts'

export function CardBackField({ slug }: { slug: string }) {
  const t = useText()
  const image = useWatch({ name: 'card_back' }) as string
  return (
    <div className="flex items-start gap-4">
      <div className="min-w-0 flex-1">
        <FormPhoto
          name="card_back"
          label={t(vocabularyTexts.cardBack)}
          hint={t(vocabularyTexts.cardBackHint)}
          optional
        />
      </div>
      <figure className="w-20 flex-none">
        <span className="block aspect-[63/88] overflow-hidden rounded-card">
          <CardBack game={slug} image={image || null} />
        </span>
        <figcaption className="mt-1 text-small text-ink-3">{t(contentEditingTexts.preview)}</figcaption>
      </figure>
    </div>
  )
}
