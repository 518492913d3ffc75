// The vehicles of scenes, 52 wide, from their wheels up.
import { ACCENT, at, circle, DARK, ellipse, GROUND, HIGHLIGHT, LIGHT, line, MAIN, path } from './pen.mjs';

const wheel = (x) => circle(x, -4.2, 4.6, DARK) + circle(x, -4.2, 2, LIGHT);
const shadow = (x, width) => ellipse(x, 0.6, width, 1.5, DARK, 0.25);
export const sedan = (x, scale, fill = MAIN) =>
  at(
    x,
    GROUND + 3,
    scale,
    shadow(27, 27),
    path(
      'M2-5.2v-3.5q0-3.8 4.5-4.6l6.5-1.2q6-6.2 14-6.2 8.5 0 13.5 6.6 8.7.5 9.5 5.9v3q0 1.5-1.5 1.5h-45q-1.5 0-1.5-1.5z',
      fill,
    ),
    path('M16.5-14q4.5-4.3 9.7-4.4v4.4zM28.5-18.4q5.8.3 9 4.4h-9z', LIGHT),
    line('M6-9.8h8M27.3-11v6', LIGHT, 1.1, 0.7),
    path('M45.5-10.5h4l.4 2.5h-3.4z', ACCENT),
    wheel(13),
    wheel(40),
  );
export const suv = (x, scale, fill = MAIN) =>
  at(
    x,
    GROUND + 3,
    scale,
    shadow(27, 27),
    path(
      'M2-5v-7q0-2.5 2.5-3l2.5-8q.6-1.8 2.5-1.8h19q2 0 3.2 1.6l5.3 7.2 9.5 1.8q4 .8 4 5v4.2q0 1.5-1.5 1.5H3.5Q2-3.5 2-5z',
      fill,
    ),
    path('M9.5-15.5l1.9-6.3h6.6v6.3zM20-15.5v-6.3h8l4.6 6.3z', LIGHT),
    line('M12-26h16', DARK, 1.3),
    line('M19-13.5v8M6-11h6', LIGHT, 1, 0.6),
    path('M45-12h4.2l.8 2.7H46z', ACCENT),
    wheel(13),
    wheel(40),
  );
export const van = (x, scale, fill = MAIN) =>
  at(
    x,
    GROUND + 3,
    scale,
    shadow(25, 26),
    path('M0-4.5v-19q0-3 3-3h30q2.5 0 4.2 2l6.3 8q6 .8 6.5 5v5.5q0 1.5-1.5 1.5h-47q-1.5 0-1.5-1.5z', fill),
    path('M34-22.5h1.5q1.5 0 2.5 1.4l4 5.6h-8z', LIGHT),
    path('M12-20c-2.3 3-3.4 4.7-3.4 6.3a3.4 3.4 0 0 0 6.8 0c0-1.6-1.1-3.3-3.4-6.3z', HIGHLIGHT),
    line('M19-17.5h8M19-13.5h6', HIGHLIGHT, 1.6, 0.85),
    path('M46.5-10.5h3l.5 2.5h-2.8z', ACCENT),
    wheel(11),
    wheel(39),
  );
