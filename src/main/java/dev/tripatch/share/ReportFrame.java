package dev.tripatch.share;

import dev.tripatch.prose.Prose;
import dev.tripatch.show.paint.Hue;
import java.util.Arrays;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What is around every report, and how it looks: light, dark, narrow and on paper. */
public final class ReportFrame {
  private static final String POLICY = "default-src 'none'; style-src 'unsafe-inline'";

  /** The style sheet. */
  static final String SHEET = withColours(Prose.file(ReportFrame.class, "report.css"));

  private ReportFrame() {}

  /**
   * The whole page.
   *
   * @param main its content, as HTML
   */
  static String of(String title, String main) {
    StringBuilder out = new StringBuilder();
    out.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n");
    out.append("<meta http-equiv=\"Content-Security-Policy\" content=\"").append(POLICY);
    out.append("\"/>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n");
    out.append("<meta name=\"color-scheme\" content=\"light dark\"/>\n");
    out.append("<title>").append(HtmlText.line(title)).append("</title>\n");
    out.append("<style>\n").append(SHEET).append("</style>\n</head>\n<body>\n<main>\n");
    return out.append(main).append("</main>\n</body>\n</html>\n").toString();
  }

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
