package dev.tripatch.share;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.Role;
import dev.tripatch.laws.Sample;
import dev.tripatch.prose.VisibleText;
import dev.tripatch.recorded.RecordedViews;
import dev.tripatch.show.ComparisonView;
import java.io.IOException;
import java.io.StringReader;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** In a report, too, the lines of the result that are not marked as gone are the result. */
class ReportedResultLawsTest {
  private static final Pattern RESULT =
      Pattern.compile("<summary>Result</summary>\n\n(`{3,})text\n(.*?)\n\\1\n", Pattern.DOTALL);
  private static final Pattern LINE = Pattern.compile(" *(\\d+|−)(?: .(?: (.*))?)?");

  private final DocumentBuilder xml;
  private int gone;

  ReportedResultLawsTest() throws ParserConfigurationException {
    xml = DocumentBuilderFactory.newInstance().newDocumentBuilder();
    xml.setEntityResolver((name, address) -> new InputSource(new StringReader("")));
  }

  @Test
  void reportsShowWhatIsThere() throws URISyntaxException {
    RecordedViews views = new RecordedViews(23);
    views.calculated(this::check);
    views.composed(this::check);
    assertThat(gone).as("lines that are gone").isGreaterThanOrEqualTo(Sample.least(100));
  }

  private void check(String id, ComparisonView view) {
    String result = VisibleText.of(real(view));
    assertThat(html(id, ReportFormat.HTML.write(view, Cases.PLAIN))).as(id).isEqualTo(result);
    markdown(id, ReportFormat.MARKDOWN.write(view, Cases.PLAIN), result.split("\n", -1));
  }

  private static String real(ComparisonView view) {
    return view.pane(Role.RESULT).withoutPhantomLines().text();
  }

  /** Some lines are folded away; the numbers say which. */
  private static void markdown(String id, String report, String[] result) {
    Matcher block = RESULT.matcher(report);
    assertThat(block.find()).as("%s\n%s", id, report).isTrue();
    for (String line : block.group(2).lines().filter(each -> !each.contains("   … ")).toList()) {
      Matcher parts = LINE.matcher(line);
      assertThat(parts.matches()).as("%s: %s", id, line).isTrue();
      if (!parts.group(1).equals("−")) {
        String shown = parts.group(2) == null ? "" : parts.group(2);
        assertThat(shown)
            .as(id)
            .startsWith(result[Integer.parseInt(parts.group(1)) - 1].stripTrailing());
      }
    }
  }

  /** The lines that are not gone. */
  private String html(String id, String report) {
    StringBuilder there = new StringBuilder();
    for (Element line : lines(report)) {
      boolean isGone = line.getAttribute("class").endsWith(" gone");
      String struck =
          elements(line, "del").map(Element::getTextContent).collect(Collectors.joining());
      elements(line, "span").toList().forEach(line::removeChild);
      String text = line.getTextContent();
      assertThat(struck.strip()).as(id).isEqualTo(isGone ? text.strip() : "");
      if (isGone) {
        gone++;
      } else {
        there.append(text);
      }
    }
    return there.toString();
  }

  private List<Element> lines(String report) {
    try {
      Element page = xml.parse(new InputSource(new StringReader(report))).getDocumentElement();
      return elements(page, "section")
          .filter(
              each ->
                  elements(each, "h2").anyMatch(title -> title.getTextContent().equals("Result")))
          .flatMap(section -> elements(section, "span"))
          .filter(span -> span.getAttribute("class").matches("l( gone)?"))
          .toList();
    } catch (SAXException | IOException e) {
      throw new AssertionError(report, e);
    }
  }

  private static Stream<Element> elements(Element holder, String tag) {
    NodeList nodes = holder.getElementsByTagName(tag);
    List<Element> found = new ArrayList<>();
    IntStream.range(0, nodes.getLength()).forEach(i -> found.add((Element) nodes.item(i)));
    return found.stream();
  }
}
