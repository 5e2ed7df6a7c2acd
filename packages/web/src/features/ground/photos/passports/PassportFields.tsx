import { passportFrames } from '@bra/contract/ground/passports'
import type { PassportFrame } from '@bra/contract/ground/passports.schemas'
import { MapPin } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../../lib/lazy-part.tsx'
import { useText } from '../../../../lib/text.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { PhotoFrame } from '../PhotoFrame.tsx'
import { DefectLegend } from './DefectLegend.tsx'
import { FrameSketch } from './FrameSketch.tsx'
import { missingFrames, numbered, type PassportDraft, withPhoto } from './passport-draft.ts'
import { passportTexts } from './texts.ts'

const DefectsDialog = lazyPart(async () => (await import('./DefectsDialog.tsx')).DefectsDialog)

interface PassportFieldsProps {
  of: string
  value: PassportDraft
  /** Receives a function of the current draft, because it may change while a photo is sent. */
  onChange: (change: (draft: PassportDraft) => PassportDraft) => void
  fieldOf: (frame: PassportFrame) => string
}

export function PassportFields({ of, value, onChange, fieldOf }: PassportFieldsProps) {
  const t = useText()
  const [isMarking, setMarking] = useState(false)
  const [next] = missingFrames(value)
  const canMark = Object.keys(value.photos).length > 0
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-4 gap-2 sm:max-w-md">
        {passportFrames.map((frame) => (
          <PhotoFrame
            key={frame}
            id={fieldOf(frame)}
            label={t(passportTexts[`frame_${frame}`])}
            of={of}
            image={value.photos[frame] ?? null}
            sketch={<FrameSketch frame={frame} />}
            onChange={(image) => onChange((now) => withPhoto(now, frame, image))}
          />
        ))}
      </div>
      {next && <p className="text-small text-ink-3">{t(passportTexts[`tip_${next}`])}</p>}
      <DefectLegend defects={numbered(value.defects)} />
      {canMark && (
        <div>
          <Button
            size="small"
            variant="outline"
            icon={<MapPin aria-hidden size={16} strokeWidth={2} />}
            onClick={() => setMarking(true)}
          >
            {t(value.defects.length > 0 ? passportTexts.changeDefects : passportTexts.mark)}
          </Button>
        </div>
      )}
      <Suspense>
        {isMarking && (
          <DefectsDialog
            {...{ of, value }}
            onChange={(defects) => onChange((now) => ({ ...now, defects }))}
            onClose={() => setMarking(false)}
          />
        )}
      </Suspense>
    </div>
  )
}
