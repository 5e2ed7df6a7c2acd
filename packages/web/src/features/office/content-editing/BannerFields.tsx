import { bannerTones } from '@bra/contract/ground/banner-tones'
import type { Banner } from '@bra/contract/ground/content.schemas'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormCheckbox, FormSelect, FormText } from '../../../lib/form-fields.tsx'
import { siteTexts } from '../../../lib/site-texts.ts'
import { useText } from '../../../lib/text.tsx'
import { BannerSlide } from '../../ground/content/BannerSlide.tsx'
import { contentWordTexts } from '../../ground/content/content-word-texts.ts'
import { catalogEditingTexts } from '../catalog-editing/texts.ts'
import { vocabularyTexts } from '../catalog-editing/vocabulary-texts.ts'
import { wordsQuery } from '../catalog-editing/words.data.ts'
import { FormPhoto } from '../../ground/photos/FormPhoto.tsx'
import { contentEditingTexts } from './texts.ts'

export function BannerFields() {
  const t = useText()
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormSelect name="place" label={t(contentEditingTexts.place)}>
          <option value="home">{t(contentWordTexts.place_home)}</option>
          <option value="ads">{t(contentWordTexts.place_ads)}</option>
        </FormSelect>
        <FormSelect name="tone" label={t(contentEditingTexts.tone)}>
          {bannerTones.map((tone) => (
            <option key={tone} value={tone}>
              {t(contentWordTexts[`tone_${tone}`])}
            </option>
          ))}
        </FormSelect>
      </div>
      <GameOfBanner />
      <FormText name="title" label={t(contentEditingTexts.title)} maxLength={60} />
      <FormText name="subtitle" label={t(contentEditingTexts.subtitle)} maxLength={140} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormText name="label" label={t(contentEditingTexts.label)} maxLength={40} />
        <FormText
          name="link"
          label={t(contentEditingTexts.link)}
          hint={t(contentEditingTexts.linkHint)}
          inputMode="url"
        />
        <FormPhoto name="image" label={t(contentEditingTexts.image)} hint={t(contentEditingTexts.imageHint)} />
        <FormPhoto
          name="image_mobile"
          label={t(contentEditingTexts.imageMobile)}
          hint={t(contentEditingTexts.imageMobileHint)}
          optional
        />
      </div>
      <FormText
        name="alt"
        label={t(contentEditingTexts.alt)}
        hint={t(contentEditingTexts.altHint)}
        maxLength={140}
        optional
      />
      <FormCheckbox name="active">{t(contentEditingTexts.active)}</FormCheckbox>
      <BannerPreview />
    </>
  )
}

function GameOfBanner() {
  const t = useText()
  const place = useWatch({ name: 'place' }) as string
  const kept = String(useFormContext().getValues('business_id') ?? '')
  const { data } = useQuery(wordsQuery)
  // The chosen option exists before the list is loaded, so that the field keeps its value.
  const games =
    data?.businesses.filter(({ kind }) => kind === 'tcg') ?? (kept ? [{ id: kept, name: t(siteTexts.loading) }] : [])
  if (place !== 'home') return null
  return (
    <FormSelect name="business_id" label={t(catalogEditingTexts.game)} hint={t(contentEditingTexts.gameHint)}>
      <option value="">{t(vocabularyTexts.everyGame)}</option>
      {games.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </FormSelect>
  )
}

function BannerPreview() {
  const t = useText()
  const { control } = useFormContext<Banner>()
  const typed = useWatch({ control })
  const banner = {
    id: 0,
    business_id: null,
    title: '',
    subtitle: '',
    label: '',
    link: '',
    image: '',
    alt: '',
    tone: 'mata',
    ...typed,
  }
  return (
    <section aria-label={t(contentEditingTexts.preview)}>
      <h3 className="mb-1.5 text-label font-semibold">{t(contentEditingTexts.preview)}</h3>
      <div inert className="overflow-hidden rounded-panel md:[zoom:.7]">
        <BannerSlide
          banner={{ ...(banner as Banner), image_mobile: typed.image_mobile || null, language: 'pt-BR' }}
          titleLevel={3}
          isFirst={false}
        />
      </div>
    </section>
  )
}
