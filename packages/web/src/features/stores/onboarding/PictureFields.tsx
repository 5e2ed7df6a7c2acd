import type { ManagedStore } from '@bra/contract/stores/onboarding.schemas'
import { useText } from '../../../lib/text.tsx'
import { PhotoField } from '../../ground/photos/PhotoField.tsx'
import { StoreBand, StoreSign } from '../stores/StoreFront.tsx'
import { storeOpeningTexts } from './texts.ts'

/** Addresses of the pictures; an empty string for none. */
export interface Pictures {
  avatar: string
  banner: string
}

interface PictureFieldsProps {
  store: Pick<ManagedStore, 'id' | 'name'>
  pictures: Pictures
  onChange: (change: (pictures: Pictures) => Pictures) => void
}

export function PictureFields({ store, pictures, onChange }: PictureFieldsProps) {
  const t = useText()
  const shown = { ...store, ...pictures, banner: pictures.banner || null }
  const field = (name: keyof Pictures) => ({
    most: 1,
    photos: listOf(pictures[name]),
    onChange: (change: (photos: string[]) => string[]) =>
      onChange((now) => ({ ...now, [name]: change(listOf(now[name]))[0] ?? '' })),
  })
  return (
    <>
      <figure className="panel overflow-hidden">
        <StoreBand store={shown} />
        <figcaption className="flex items-start gap-4 px-4 pb-3">
          <StoreSign store={shown} />
          <span className="pt-2 text-label text-ink-2">{t(storeOpeningTexts.facePreview)}</span>
        </figcaption>
      </figure>
      <div className="grid gap-4 sm:grid-cols-2">
        <PhotoField label={t(storeOpeningTexts.avatar)} hint={t(storeOpeningTexts.avatarHint)} {...field('avatar')} />
        <PhotoField label={t(storeOpeningTexts.banner)} hint={t(storeOpeningTexts.bannerHint)} {...field('banner')} />
      </div>
    </>
  )
}

const listOf = (picture: string) => (picture ? [picture] : [])
