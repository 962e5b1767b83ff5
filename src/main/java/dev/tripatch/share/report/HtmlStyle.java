package dev.tripatch.share.report;

import dev.tripatch.show.paint.Hue;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Collectors;

/** How a report looks: light, dark, narrow and on paper. */
public final class HtmlStyle {
  private static final String PAGE =
      """
      * { box-sizing: border-box; }
      body { margin: 0; background: var(--editor-bg); color: var(--editor-fg);
        font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
      main { max-width: 76rem; margin: 0 auto; padding: 2.5rem 1.5rem 4rem; }
      h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 .25rem; overflow-wrap: anywhere; }
      h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; }
      h3 { font-size: 1rem; font-weight: 600; margin: 0 0 .375rem; overflow-wrap: anywhere; }
      p { margin: .5rem 0; max-width: 46rem; }
      a { color: var(--changed-ink); text-underline-offset: .15em; text-decoration-thickness: 1px; }
      code, pre { font-family: ui-monospace, "SF Mono", "JetBrains Mono", Menlo, Consolas,
        "DejaVu Sans Mono", monospace; font-size: .8125rem; font-variant-ligatures: none; }
      code { overflow-wrap: anywhere; }
      .subject { font-weight: 600; }
      .lead, .aside, .none { color: var(--note); }
      .remark { border-left: 3px solid var(--divider); padding-left: .75rem; }
      .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden;
        clip-path: inset(50%); }
      .counts { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; padding: 0;
        margin: 1.25rem 0 0; }
      .chip { display: inline-block; padding: .0625rem .5rem; border-radius: 1rem;
        border: 1px solid currentColor; font-size: .8125rem; white-space: nowrap; }
      .chip b { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
      """;

  private static final String OUTCOMES =
      """
      .added { background: var(--added-tint); color: var(--added-ink); }
      .changed { background: var(--changed-tint); color: var(--changed-ink); }
      .deleted { background: var(--deleted-tint); color: var(--deleted-ink); }
      .reordered { background: var(--reordered-tint); color: var(--reordered-ink); }
      .cleared { background: var(--cleared-tint); color: var(--cleared-ink); }
      .conflict { background: var(--conflict-tint); color: var(--conflict-ink); }
      .kept, .unexplained { background: none; color: var(--note); }
      ins { text-decoration: none; }
      del { text-decoration: line-through; }
      ins, del, mark { border-radius: 3px; padding: 1px 2px; margin: 0 -2px;
        -webkit-box-decoration-break: clone; box-decoration-break: clone; }
      del.cleared { background-image: repeating-linear-gradient(-45deg, transparent 0 5px,
        color-mix(in srgb, var(--cleared-ink) 14%, transparent) 5px 7px); }
      mark.conflict, .chip.conflict { outline: 1px dashed currentColor; outline-offset: -1px;
        border-color: transparent; }
      """;

  private static final String TABLES =
      """
      table { border-collapse: collapse; width: 100%; font-size: .875rem; }
      th, td { text-align: left; vertical-align: top; padding: .5rem .75rem .5rem 0;
        border-bottom: 1px solid var(--divider); }
      thead th { color: var(--note); font-weight: 600; font-size: .8125rem; white-space: nowrap; }
      tbody th { font-weight: 400; min-width: 11rem; }
      td { min-width: 3.5rem; }
      th a { text-decoration-color: var(--divider); }
      article { border-top: 1px solid var(--divider); padding: .875rem 0; }
      article p { margin: 0 0 .375rem; max-width: 52rem; }
      article:target { background: var(--header-bg); }
      h3 .chip { font-weight: 400; margin-right: .25rem; }
      dl { margin: 0; font-size: .8125rem; color: var(--note); }
      dl div { display: flex; gap: .75rem; }
      dt { flex: 0 0 5.5rem; }
      dd { margin: 0; overflow-wrap: anywhere; min-width: 0; }
      """;

  private static final String TEXTS =
      """
      .text, .words { border: 1px solid var(--divider); border-radius: 6px; background: var(--editor-bg);
        overflow: hidden; }
      .text { padding: .5rem 0; }
      .words { padding: .75rem 1rem; white-space: pre-wrap; overflow-wrap: anywhere; }
      pre { margin: 0; line-height: 1.6; }
      .l { display: block; white-space: pre-wrap; overflow-wrap: anywhere; padding-right: .75rem;
        padding-left: calc(var(--digits) + 6ch); text-indent: calc(-1 * var(--digits) - 5ch); }
      .n, .g { display: inline-block; text-indent: 0; user-select: none;
        -webkit-user-select: none; }
      .n { width: calc(var(--digits) + 1ch); text-align: right; color: var(--note); }
      .g { width: 2ch; margin: 0 1ch; text-align: center; border-radius: 3px; }
      .note { color: var(--note); font-style: italic; padding-left: 2ch; }
      .warnings { margin: 0 0 .75rem; padding-left: 1.25rem; font-size: .875rem; }
      summary { cursor: pointer; color: var(--note); font-size: .8125rem; }
      .text .out { max-width: none; margin: 0; font-size: .8125rem; color: var(--note); }
      .text .out, .text summary { background: var(--header-bg); padding: .125rem .75rem; }
      details { margin: .75rem 0; }
      section > details > summary { padding: .25rem 0; }
      :focus-visible { outline: 2px solid var(--changed-ink); outline-offset: 2px; }
      """;

  private static final String NARROW =
      """
      @media screen and (max-width: 52rem) {
        main { padding: 1.25rem 1rem 3rem; }
        h1 { font-size: 1.375rem; }
        table, tbody, tr, td, tbody th { display: block; }
        thead { position: absolute; width: 1px; height: 1px; overflow: hidden;
          clip-path: inset(50%); }
        tr { border-bottom: 1px solid var(--divider); padding: .75rem 0; }
        td, tbody th { border: 0; padding: .125rem 0; }
        td { display: flex; gap: .75rem; }
        td::before { content: attr(data-label); flex: 0 0 6rem; color: var(--note); }
        td:first-child::before { content: none; }
        tbody th { padding: .25rem 0; }
        .text { border-left: 0; border-right: 0; border-radius: 0; margin: 0 -1rem; }
      }
      """;

  private static final String PAPER =
      """
      @page { margin: 16mm 14mm; }
      @media print {
        body { font-size: 10pt; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        main { max-width: none; padding: 0; }
        h1 { font-size: 16pt; } h2 { font-size: 12pt; margin-top: 7mm; }
        code, pre { font-size: 8pt; }
        table, dl, .chip, summary, thead th { font-size: 8pt; }
        table code, table .chip { font-size: 7pt; }
        th, td { padding: 1mm 2.5mm 1mm 0; }
        tbody th, td { min-width: 0; } .fields tbody th { width: 30%; }
        h2, h3 { break-after: avoid; }
        tr, article, .l { break-inside: avoid; }
        a { color: inherit; text-decoration: none; }
        ins, del, mark { outline: .4pt solid currentColor; }
        .text details:not([open]) > summary { background: none; }
        .text { overflow: visible; box-decoration-break: clone;
          -webkit-box-decoration-break: clone; }
      }
      """;

  private static final String RULES = PAGE + OUTCOMES + TABLES + TEXTS + NARROW + PAPER;

  /** The style sheet. */
  static final String SHEET = withColours(RULES);

  private HtmlStyle() {}

  /** Rules after the colours that they use, which are light or dark as the reader's screen is. */
  public static String withColours(String rules) {
    return ":root { color-scheme: light dark;%s }\n".formatted(colours(rules, Hue::light))
        + "@media screen and (prefers-color-scheme: dark) { :root {%s } }\n"
            .formatted(colours(rules, Hue::dark))
        + rules;
  }

  private static String colours(String rules, Function<Hue, String> value) {
    return Arrays.stream(Hue.values())
        .filter(hue -> rules.contains("var(--" + hue.id() + ")"))
        .map(hue -> "\n  --%s: %s;".formatted(hue.id(), value.apply(hue)))
        .collect(Collectors.joining());
  }
}
