package dev.tripatch.share;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.show.Comparison;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class HtmlReportTest {

  private static Document parsed(String html) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
    return factory.newDocumentBuilder().parse(new InputSource(new StringReader(html)));
  }

  private static List<Element> all(Document document, String tag) {
    NodeList nodes = document.getElementsByTagName(tag);
    List<Element> found = new ArrayList<>();
    for (int i = 0; i < nodes.getLength(); i++) {
      found.add((Element) nodes.item(i));
    }
    return found;
  }

  private static List<String> texts(Document document, String tag) {
    return all(document, tag).stream().map(Element::getTextContent).toList();
  }

  @Test
  void whatAPatchWithoutEffectWritesIsNamed() throws Exception {
    Document html = parsed(ReportFormat.HTML.write(Cases.withoutEffect(), Cases.PLAIN));
    assertThat(texts(html, "p")).contains("It writes metadata.finalizers.");
  }

  @Test
  void itIsWellFormedAndTellsTheWholeComparison() throws Exception {
    Comparison comparison = Cases.example();
    Document html = parsed(ReportFormat.HTML.write(comparison, Cases.PLAIN));
    assertThat(texts(html, "h1")).containsExactly("Deployment apps/v1 · shop/web");
    assertThat(texts(html, "h2"))
        .containsExactly(
            "Fields",
            "Conflicts",
            "Patch",
            "Reasons",
            "Kept",
            "Result",
            "Last applied",
            "Local",
            "Live");
    assertThat(texts(html, "li"))
        .contains("+ 2 added", "! 1 conflict", "✂ 1 cleared")
        .doesNotContain("▲");
    assertThat(all(html, "article")).hasSize(12);
    assertThat(texts(html, "ins")).contains("minReadySeconds: 10");
    assertThat(texts(html, "del")).contains("tier: edge", "rollingUpdate:");
  }

  /** A patch's line that deletes is there; only what it deletes is gone. */
  @Test
  void nothingInThePatchIsStruckThrough() throws Exception {
    Document html = parsed(ReportFormat.HTML.write(Cases.example(), Cases.PLAIN));
    Element patch =
        all(html, "section").stream()
            .filter(each -> each.getElementsByTagName("h2").getLength() > 0)
            .filter(
                each -> each.getElementsByTagName("h2").item(0).getTextContent().equals("Patch"))
            .findFirst()
            .orElseThrow();
    assertThat(texts(html, "mark")).contains("tier: null");
    assertThat(patch.getElementsByTagName("del").getLength()).isZero();
  }

  @Test
  void headersOfTablesSayWhatTheyAreFor() throws Exception {
    Document html = parsed(ReportFormat.HTML.write(Cases.example(), Cases.PLAIN));
    assertThat(all(html, "th"))
        .hasSizeGreaterThan(20)
        .allSatisfy(head -> assertThat(head.getAttribute("scope")).isIn("col", "row"));
    assertThat(all(html, "a"))
        .hasSize(12)
        .allSatisfy(
            link ->
                assertThat(all(html, "article"))
                    .extracting(article -> "#" + article.getAttribute("id"))
                    .contains(link.getAttribute("href")));
  }

  /** Without glyphs and struck-through text, paper and many eyes would see no difference. */
  @Test
  void everyTintedLineHasItsGlyph() throws Exception {
    Document html = parsed(ReportFormat.HTML.write(Cases.example(), Cases.PLAIN));
    List<Element> lines =
        all(html, "span").stream()
            .filter(span -> span.getAttribute("class").startsWith("l"))
            .filter(line -> line.getElementsByTagName("ins").getLength() > 0)
            .toList();
    assertThat(lines)
        .isNotEmpty()
        .allSatisfy(line -> assertThat(line.getTextContent()).contains("+"));
  }

  @Test
  void itNeedsNothingElse() {
    String html = ReportFormat.HTML.write(Cases.example(), Cases.PLAIN);
    assertThat(html)
        .doesNotContain("http:", "https:", "src=", "<link", "<script", "url(", "@import")
        .contains("default-src 'none'");
  }

  @Test
  void theRemovedHasNoNumber() throws Exception {
    Document html = parsed(ReportFormat.HTML.write(Cases.example(), Cases.PLAIN));
    assertThat(all(html, "span"))
        .filteredOn(span -> span.getAttribute("class").equals("l gone"))
        .extracting(Element::getTextContent)
        .contains("−    tier: edge\n");
  }

  @Test
  void whatDocumentsSayIsNeverMarkup() throws Exception {
    Comparison hostile = Hostile.comparison();
    String html =
        ReportFormat.HTML.write(
            hostile, new Heading(Optional.of(Hostile.NAME), List.of(Hostile.NAME)));
    Document read = parsed(html);
    assertThat(html).doesNotContain("<script", "<img", "<b>bold", "\u202e", "\u0007");
    assertThat(texts(read, "h1")).containsExactly(Hostile.SHOWN);
    assertThat(texts(read, "main").toString()).contains("<script>alert(1)</script>");
    assertThat(all(read, "script")).isEmpty();
  }

  @Test
  void whyKubernetesRefusesStandsFirst() throws Exception {
    Document html = parsed(ReportFormat.HTML.write(Cases.refused(), Cases.PLAIN));
    assertThat(texts(html, "h2").getFirst()).isEqualTo("Kubernetes refuses");
    assertThat(texts(html, "pre").getFirst()).contains("does not contain declared merge key");
    assertThat(texts(html, "h2")).doesNotContain("Patch", "Fields");
  }

  /** The formula of WCAG 2, on the pairs of the style sheet. */
  @Test
  void textStandsOutFromItsGround() {
    for (String sheet : ReportFrame.SHEET.split("@media screen and \\(prefers", 2)) {
      for (String outcome :
          List.of("added", "changed", "deleted", "reordered", "cleared", "conflict")) {
        assertThat(contrast(colour(sheet, outcome + "-tint"), colour(sheet, outcome + "-ink")))
            .as(outcome)
            .isGreaterThan(4.5);
      }
      for (String ground : List.of("editor-bg", "header-bg")) {
        for (String ink : List.of("editor-fg", "note")) {
          assertThat(contrast(colour(sheet, ground), colour(sheet, ink)))
              .as(ink + " on " + ground)
              .isGreaterThan(4.5);
        }
      }
    }
  }

  private static String colour(String sheet, String name) {
    Matcher found = Pattern.compile("--" + name + ": (#[0-9a-f]{6})").matcher(sheet);
    assertThat(found.find()).as(name).isTrue();
    return found.group(1);
  }

  private static double contrast(String one, String other) {
    double left = luminance(one);
    double right = luminance(other);
    return (Math.max(left, right) + 0.05) / (Math.min(left, right) + 0.05);
  }

  private static double luminance(String colour) {
    int rgb = Integer.parseInt(colour.substring(1), 16);
    return 0.2126 * linear(rgb >> 16 & 0xff)
        + 0.7152 * linear(rgb >> 8 & 0xff)
        + 0.0722 * linear(rgb & 0xff);
  }

  private static double linear(int channel) {
    double part = channel / 255.0;
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }
}
