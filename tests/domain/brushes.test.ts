import { brushesOf } from '@/lib/domain/brushes';

// prettier-ignore
test.each<[description: string, said: ReturnType<typeof brushesOf>]>([
  ['Lambswool mitts only, no brushes, which owners of black cars appreciate.', 'without'],
  ['A brushless tunnel.', 'without'], ['Brush-free car wash', 'without'], ['Touchless laser wash in four minutes', 'without'], ['Touch-free wash', 'without'],
  ['Contactless car wash', 'without'], ['We never use any hard brushes.', 'without'], ['Soft cloth instead of bristles', 'without'], ['غسيل بدون فرش', 'without'],
  ['نغسل بدون أي فرشاة', 'without'], ['غسيل تاتشلس', 'without'],
  ['Choose between soft brushes and a touchless programme.', 'without'],
  ['Hand-held foam, soft rollers and a vacuum point.', 'with'], ['We dry by hand what the rollers leave wet.', 'with'], ['The foam brush is changed weekly.', 'with'],
  ['غسيل آلي بفرش ناعمة', 'with'],
  // Mats and seats are not the car, nor is what brushes have done to it.
  ['Good with dogs: hair is brushed out before the vacuum comes near.', null], ['No brushes on leather seats.', null], ['A soft brush for vents and mats.', null],
  ['Swirl marks from automatic brushes are our daily bread.', null], ['No brush marks', null], ['Wheels are cleaned with a brush.', null], ['Contactless payment', null],
  ['تنظيف فرش السيارة', null], ['A tunnel in Al Quoz', null], ['', null],
])('%j says %s', (description, said) => {
  expect(brushesOf({ washType: null, category: null, description })).toBe(said);
});
