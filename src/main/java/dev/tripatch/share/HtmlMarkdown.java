package dev.tripatch.share;

import static dev.tripatch.share.HtmlText.code;
import static dev.tripatch.share.HtmlText.escaped;
import static dev.tripatch.share.HtmlText.words;

import dev.tripatch.learn.MarkdownBlock;
import dev.tripatch.learn.MarkdownReader;
import dev.tripatch.learn.MarkdownSpan;
import java.util.List;
import java.util.stream.Collectors;

/** Markdown as HTML; links lead to the web or nowhere. */
final class HtmlMarkdown {
  private static final int HIGHEST = 3;
  private static final int LOWEST = 6;

  private HtmlMarkdown() {}

  static String of(String markdown) {
    return blocks(MarkdownReader.read(markdown));
  }

  private static String blocks(List<MarkdownBlock> blocks) {
    return blocks.stream().map(HtmlMarkdown::block).collect(Collectors.joining());
  }

  private static String block(MarkdownBlock block) {
    return switch (block) {
      case MarkdownBlock.Heading heading -> {
        String tag = "h" + Math.clamp(heading.level(), HIGHEST, LOWEST);
        yield element(tag, spans(heading.spans()));
      }
      case MarkdownBlock.Paragraph paragraph -> element("p", spans(paragraph.spans()));
      case MarkdownBlock.Items items ->
          element(
              "ul",
              items.items().stream()
                  .map(item -> element("li", spans(item.spans())))
                  .collect(Collectors.joining()));
      case MarkdownBlock.Quotation quotation -> element("blockquote", blocks(quotation.blocks()));
      case MarkdownBlock.Table table -> table(table.rows());
      case MarkdownBlock.Code fenced -> words(fenced.text());
    };
  }

  private static String table(List<List<List<MarkdownSpan>>> rows) {
    StringBuilder out = new StringBuilder("<table>\n");
    for (int i = 0; i < rows.size(); i++) {
      String tag = i == 0 ? "th" : "td";
      out.append("<tr>");
      rows.get(i).forEach(cell -> out.append(element(tag, spans(cell)).stripTrailing()));
      out.append("</tr>\n");
    }
    return out.append("</table>\n").toString();
  }

  private static String element(String tag, String content) {
    return "<" + tag + ">" + content + "</" + tag + ">\n";
  }

  private static String spans(List<MarkdownSpan> spans) {
    return spans.stream().map(HtmlMarkdown::span).collect(Collectors.joining());
  }

  private static String span(MarkdownSpan span) {
    return switch (span) {
      case MarkdownSpan.Words words -> escaped(words.letters());
      case MarkdownSpan.Code text -> code(text.letters());
      case MarkdownSpan.Strong strong -> "<strong>" + spans(strong.spans()) + "</strong>";
      case MarkdownSpan.Emphasis emphasis -> "<em>" + spans(emphasis.spans()) + "</em>";
      case MarkdownSpan.Link link when link.target().startsWith("https://") ->
          "<a href=\"" + escaped(link.target()) + "\">" + spans(link.spans()) + "</a>";
      case MarkdownSpan.Link link -> spans(link.spans());
    };
  }
}
