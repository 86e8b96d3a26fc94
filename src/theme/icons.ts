/** Line icons on a grid of 24 × 24 units, as SVG path data. Drawn for this site, like the logos. */
export const outlines = {
  arrow: "M4 12h16M14 6l6 6-6 6",
  back: "M20 12H4M10 18l-6-6 6-6",
  down: "M12 4v16M18 14l-6 6-6-6",
  chevron: "M6 9.5l6 6 6-6",
  plus: "M12 5v14M5 12h14",
  tick: "M5 12.5L9.5 17 19 7.5",
  close: "M6 6l12 12M18 6L6 18",
  menu: "M4 7h16M4 12h16M4 17h16",
  pause: "M9 6v12M15 6v12",
  play: "M8 5.5L19 12 8 18.5z",
  alert: "M12 3.5L21.5 20.5h-19zM12 10v4.5M12 17v.5",
  phone:
    "M5 4h4l1.5 4.5L8 10.5a12 12 0 0 0 5.5 5.5l2-2.5L20 15v4a1.5 1.5 0 0 1-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5A1.5 1.5 0 0 1 5 4z",
  email: "M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7",
  location: "M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z",
  enlarge: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
  external: "M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9",
  coating: "M4 4h13v5H4zM17 6.5h3v5h-9V15M9 15h4v6H9z",
  gutter: "M3 6h18v4a4 4 0 0 1-4 4H3zM8 14v7M12 14v7M3 10h18",
  skylight: "M3 20L9 5h6l6 15zM6.5 12h11M12 5v15",
  painting:
    "M20.5 3.5L11.5 12.5M9.5 11.5a3.2 3.2 0 0 1 3.2 3.2c0 3.4-3.2 5.3-9.2 5.3 1.7-1.1 2.4-2.7 2.5-5a3.5 3.5 0 0 1 3.5-3.5z",
  cleaning: "M12 3c3.5 4.5 5.5 7.5 5.5 10.5a5.5 5.5 0 0 1-11 0C6.5 10.5 8.5 7.5 12 3zM9.5 14a2.5 2.5 0 0 0 2.5 2.5",
  trades:
    "M14.5 6.5a4 4 0 0 1 5-1.3l-2.7 2.7 1.8 1.8 2.5-2.5a4 4 0 0 1-5.5 4.7L8.5 19a2 2 0 0 1-3-3l7-7a4 4 0 0 1 2-2.5z",
  Instagram:
    "M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM16.75 7.25v0",
} as const;

/** Filled logos of social networks, on the same grid. */
export const logos = {
  Facebook:
    "M13.5 21v-7.5h2.6l.4-3.2h-3V8.3c0-.9.3-1.5 1.6-1.5h1.6V3.9A20 20 0 0 0 14.3 3.8c-2.4 0-4 1.4-4 4.1v2.4H7.6v3.2h2.7V21z",
  LinkedIn:
    "M4 9.3h3.3V20H4zM5.65 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM9.4 9.3h3.2v1.5c.5-.9 1.6-1.8 3.3-1.8 3.3 0 4.1 2.1 4.1 5V20h-3.3v-5.3c0-1.3 0-2.9-1.8-2.9s-2.1 1.4-2.1 2.8V20H9.4z",
} as const;
