import { z } from 'zod'
import { Slug } from './shapes.ts'

/** `image` is drawn by the house or uploaded by an operator; `alt` is empty where it only adorns. */
export const Banner = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  label: z.string(),
  link: z.string(),
  image: z.string(),
  image_mobile: z.string().nullable(),
  alt: z.string(),
  tone: z.enum(['mata', 'agua', 'fogo', 'vento', 'noite', 'terra']),
})
export type Banner = z.output<typeof Banner>

export const Faq = z.object({
  id: z.int(),
  topic: z.string(),
  question: z.string(),
  answer: z.string(),
  slug: z.string(),
})
export type Faq = z.output<typeof Faq>
/** `body` is Markdown of the few kinds the page renders: headings, paragraphs, lists, links. */
export const StaticText = z.object({
  code: z.string(),
  title: z.string(),
  body: z.string(),
  updated_at: z.iso.datetime({ offset: true }),
})
export type StaticText = z.output<typeof StaticText>

export const Notice = z.object({
  id: z.int(),
  title: z.string(),
  body: z.string(),
  link: z.string().nullable(),
  level: z.enum(['info', 'warning']),
})
export type Notice = z.output<typeof Notice>

export const contentSchemas = {
  banners: { reply: z.object({ banners: z.array(Banner) }) },
  bannerAds: { reply: z.object({ banners: z.array(Banner) }) },
  faq: { reply: z.object({ faq: z.array(Faq) }) },
  staticText: { params: z.object({ code: Slug }), reply: StaticText },
  siteNotices: { reply: z.object({ notices: z.array(Notice) }) },
}
