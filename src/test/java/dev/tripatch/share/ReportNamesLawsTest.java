package dev.tripatch.share;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.StringValue;
import dev.tripatch.show.Comparison;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Whatever keys, objects and titles are called: a report has the parts that it has with tame names.
 */
class ReportNamesLawsTest {
  private static final List<String> TAME = List.of("a", "b", "c", "d");
  private static final String[] PARTS = {
    "<script>alert(1)</script>",
    "<img src=x onerror=y>",
    "</code>",
    "</td>",
    "-->",
    "<!--",
    "]]>",
    "&lt;",
    "&#60;",
    "|",
    "`",
    "```",
    "~~~",
    "\n# h\n",
    "\n- a\n",
    "\n\n",
    "\n```\n",
    "\n| a | b |\n",
    "[a](javascript:b)",
    "![a](b)",
    "<http://a>",
    "https://a.b",
    "@all",
    "#1",
    "**",
    "__",
    "~~",
    "$x$",
    "\\",
    "\"",
    "'",
    "\u202e",
    "\u001b[1m",
    "\u0000",
    "\ud800",
    "\r",
    "\t",
    "a",
    "1",
    " ",
    "."
  };

  @Provide
  Arbitrary<List<String>> names() {
    return Arbitraries.of(PARTS)
        .list()
        .ofMinSize(1)
        .ofMaxSize(5)
        .map(parts -> "n" + String.join("", parts))
        .list()
        .ofSize(4);
  }

  @Property(tries = 60)
  void html(@ForAll("names") List<String> names) throws Exception {
    Set<String> known = new TreeSet<>(elements(report(TAME, ReportFormat.HTML)));
    known.addAll(List.of("details", "summary", "ins class", "del class", "wbr"));
    assertThat(known).containsAll(elements(report(names, ReportFormat.HTML)));
  }

  @Property(tries = 60)
  void markdown(@ForAll("names") List<String> names) {
    Set<String> known = new TreeSet<>(blocks(report(TAME, ReportFormat.MARKDOWN)));
    known.addAll(List.of("## Kept", "||||"));
    assertThat(known).containsAll(blocks(report(names, ReportFormat.MARKDOWN)));
  }

  private static String report(List<String> names, ReportFormat format) {
    List<String> written =
        names.stream().map(name -> CanonicalJson.write(new StringValue(name))).toList();
    String object =
        """
        {"apiVersion": "apps/v1", "kind": "Deployment", "metadata": {"name": %s, "labels": {"x": "1", %s: "#"}},
         "spec": {"template": {"spec": {"containers": [{"name": %s, "image": "#"}, {"name": "z", %s: "#"}]}}}}
        """
            .formatted(written.get(0), written.get(1), written.get(2), written.get(3));
    Comparison comparison = Cases.comparison(object.replace("#", "1"), object.replace("#", "2"));
    return format.write(
        comparison, new Heading(Optional.of(names.getFirst()), List.of(names.getLast())));
  }

  /** The names of elements, with those of their attributes. */
  private static Set<String> elements(String html) throws Exception {
    NodeList all =
        DocumentBuilderFactory.newDefaultInstance()
            .newDocumentBuilder()
            .parse(
                new ByteArrayInputStream(
                    html.replace("<!DOCTYPE html>", "").getBytes(StandardCharsets.UTF_8)))
            .getElementsByTagName("*");
    Set<String> found = new TreeSet<>();
    for (int i = 0; i < all.getLength(); i++) {
      Element element = (Element) all.item(i);
      StringBuilder name = new StringBuilder(element.getTagName());
      for (int j = 0; j < element.getAttributes().getLength(); j++) {
        name.append(' ').append(element.getAttributes().item(j).getNodeName());
      }
      found.add(name.toString());
    }
    return found;
  }

  /** What lines outside of fences are: headings by their words, rows by their columns, items. */
  private static Set<String> blocks(String markdown) {
    Set<String> blocks = new TreeSet<>();
    String fence = "";
    List<String> lines = List.of(markdown.split("\n"));
    for (String line : lines.subList(1, lines.size())) {
      if (!fence.isEmpty()) {
        fence = line.equals(fence) ? "" : fence;
      } else if (line.matches("(````*)[a-z]*")) {
        fence = line.replaceAll("[a-z]", "");
      } else {
        blocks.add(block(withoutCode(line)));
      }
    }
    return blocks;
  }

  private static String withoutCode(String line) {
    String text =
        line.replaceAll("^<details><summary>[0-9A-Za-z ]+</summary>$|^</details>$", "")
            .replaceAll("<code>[^<`|\\\\]*</code>|<!-- -->", " ")
            .replaceAll("\\\\[\\\\`*_\\[\\]|~!$#]", "")
            .replaceAll("`[^`|\\\\]+`", "");
    assertThat(text)
        .as(line)
        .doesNotContain("<", "`", "@all", "](", "\t", "\r", "\u202e", "\u001b");
    return text;
  }

  private static String block(String text) {
    if (text.startsWith("#")) {
      return text;
    }
    return text.startsWith("|")
        ? text.replaceAll("[^|]", "")
        : text.replaceAll("(?<=^[-+>]?).*", "");
  }
}
