import type { Banner } from '@bra/contract/ground/content.schemas'
import type { ReactNode } from 'react'
import { useText } from '../../../lib/text.tsx'
import { Carousel } from '../../../ui/Carousel.tsx'
import { BannerSlide } from './BannerSlide.tsx'

interface BannerCarouselProps {
  banners: Banner[]
  /** Stands before the banners. */
  first?: { title: string; content: ReactNode }
}

/** The banners at the top of the home page; all have the same height. */
export function BannerCarousel({ banners, first }: BannerCarouselProps) {
  const t = useText()
  const slides = [
    ...(first ? [{ key: 'first', ...first }] : []),
    ...banners.map((banner, at) => ({
      key: String(banner.id),
      title: banner.title,
      content: <BannerSlide banner={banner} isFirst={at === 0 && !first} />,
    })),
  ]
  return (
    <Carousel
      label={t('home.banners')}
      pauseLabel={t('home.pause')}
      playLabel={t('home.play')}
      slides={slides.map(({ key, title, content }, at) => ({
        key,
        label: t('home.bannerOf', { at: at + 1, count: slides.length, title }),
        content,
      }))}
    />
  )
}
