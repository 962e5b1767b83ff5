package dev.tripatch.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads Markdown. Every text can be read: what is no block of ours is a paragraph. */
public final class MarkdownReader {
  private static final String FENCE = "```";
  private static final Pattern HEADING = Pattern.compile("(#{1,6}) +(.*?) *#*");
  private static final Pattern ITEM = Pattern.compile("( *)(?:[-*+]|([0-9]+)[.)]) +(.*)");
  private static final Pattern RULE = Pattern.compile("\\|?[ :|-]*-[ :|-]*");

  /** Quotations that are deeper inside each other are words. */
  private static final int DEEPEST = 20;

  private final List<String> lines;
  private final int depth;
  private final List<MarkdownBlock> blocks = new ArrayList<>();
  private int at;

  private MarkdownReader(List<String> lines, int depth) {
    this.lines = lines;
    this.depth = depth;
  }

  public static List<MarkdownBlock> read(String text) {
    return new MarkdownReader(text.lines().toList(), 0).read();
  }

  private List<MarkdownBlock> read() {
    while (at < lines.size()) {
      String line = lines.get(at);
      Matcher heading = HEADING.matcher(line);
      if (line.isBlank()) {
        at++;
      } else if (line.startsWith(FENCE)) {
        code(line);
      } else if (heading.matches()) {
        blocks.add(
            new MarkdownBlock.Heading(
                heading.group(1).length(), SpanReader.read(heading.group(2))));
        at++;
      } else if (line.startsWith(">") && depth < DEEPEST) {
        quotation();
      } else if (isTable()) {
        table();
      } else if (ITEM.matcher(line).matches()) {
        items();
      } else {
        paragraph();
      }
    }
    return List.copyOf(blocks);
  }

  /** A longer fence may hold a shorter one. */
  private void code(String line) {
    String after = line.replaceFirst("^`+", "");
    String fence = line.substring(0, line.length() - after.length());
    String words = after.strip();
    int start = ++at;
    while (at < lines.size() && !lines.get(at).stripTrailing().equals(fence)) {
      at++;
    }
    String text =
        lines.subList(start, at).stream().map(l -> l + "\n").collect(Collectors.joining());
    int blank = words.indexOf(' ');
    blocks.add(
        new MarkdownBlock.Code(
            blank < 0 ? words : words.substring(0, blank),
            blank < 0 ? "" : words.substring(blank + 1).strip(),
            text));
    at++;
  }

  private void quotation() {
    List<String> quoted = new ArrayList<>();
    while (at < lines.size() && lines.get(at).startsWith(">")) {
      quoted.add(lines.get(at).substring(1).stripLeading());
      at++;
    }
    blocks.add(new MarkdownBlock.Quotation(new MarkdownReader(quoted, depth + 1).read()));
  }

  private boolean isTable() {
    return lines.get(at).contains("|")
        && at + 1 < lines.size()
        && lines.get(at + 1).contains("|")
        && RULE.matcher(lines.get(at + 1).strip()).matches();
  }

  private void table() {
    List<List<List<MarkdownSpan>>> rows = new ArrayList<>();
    List<String> head = cells(lines.get(at));
    rows.add(head.stream().map(SpanReader::read).toList());
    at += 2;
    while (at < lines.size() && lines.get(at).contains("|")) {
      List<String> cells = new ArrayList<>(cells(lines.get(at)));
      while (cells.size() < head.size()) {
        cells.add("");
      }
      rows.add(cells.subList(0, head.size()).stream().map(SpanReader::read).toList());
      at++;
    }
    blocks.add(new MarkdownBlock.Table(rows));
  }

  private static List<String> cells(String line) {
    String row = line.strip().replaceFirst("^\\|", "").replaceFirst("(?<!\\\\)\\|$", "");
    return Stream.of(row.split("(?<!\\\\)\\|", -1))
        .map(cell -> cell.strip().replace("\\|", "|"))
        .toList();
  }

  private void items() {
    List<MarkdownBlock.Item> items = new ArrayList<>();
    while (at < lines.size()) {
      Matcher item = ITEM.matcher(lines.get(at));
      if (!item.matches()) {
        break;
      }
      String mark = item.group(2) == null ? "•" : item.group(2) + ".";
      items.add(new MarkdownBlock.Item(item.group(1).length() / 2, mark, words(item.group(3))));
    }
    blocks.add(new MarkdownBlock.Items(items));
  }

  private void paragraph() {
    blocks.add(new MarkdownBlock.Paragraph(words(lines.get(at))));
  }

  /** The words of this line, which begin so, and of those after it. */
  private List<MarkdownSpan> words(String first) {
    StringBuilder words = new StringBuilder(first.strip());
    at++;
    while (at < lines.size() && goesOn(lines.get(at))) {
      words.append(' ').append(lines.get(at).strip());
      at++;
    }
    return SpanReader.read(words.toString());
  }

  private static boolean goesOn(String line) {
    return !line.isBlank()
        && !line.startsWith(FENCE)
        && !line.startsWith(">")
        && !HEADING.matcher(line).matches()
        && !ITEM.matcher(line).matches();
  }
}
