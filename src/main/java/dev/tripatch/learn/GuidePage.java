package dev.tripatch.learn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page of the guide. It is written to be read on the web, too, where it has pictures and leads to
 * other documents of the project; the program has the pages alone.
 *
 * @param page as the program shows it
 * @param files the files that it shows whole, by their paths: what is after a fence is {@code
 *     ```yaml live live.yaml}, or the path alone
 */
public record GuidePage(Page page, Map<String, String> files) {
  private static final Pattern COMMENT = Pattern.compile("(?s)<!--.*?-->\\n*");
  private static final Pattern PICTURE = Pattern.compile("!\\[[^]]*]\\([^)]*\\)\\n*");
  private static final Pattern TO_PAGE = Pattern.compile("]\\(([\\w-]+)\\.md\\)");
  private static final Pattern RECORD =
      Pattern.compile("\\s\\(\\[[^]]+]\\(\\.\\./[^)]*\\)(?:, \\[[^]]+]\\(\\.\\./[^)]*\\))*\\)");
  private static final Pattern ROLE_OF_FILE =
      Pattern.compile("(?m)^(`{3,}\\w+) [\\w-]+ (\\S+\\.\\w+)$");
  private static final Pattern OUTSIDE = Pattern.compile("\\[([^]]+)]\\(\\.\\./[^)]*\\)");
  private static final Pattern PATH = Pattern.compile("[\\w-]+(/[\\w-]+)*\\.\\w+");
  private static final int SECTION = 2;

  public GuidePage {
    files = Map.copyOf(files);
  }

  /** A page as it is written. */
  static GuidePage read(String name, String written) {
    Map<String, String> files = new LinkedHashMap<>();
    List<Lesson> examples = new ArrayList<>();
    String section = "";
    List<LessonPart> documents = new ArrayList<>();
    for (MarkdownBlock block : MarkdownReader.read(written)) {
      switch (block) {
        case MarkdownBlock.Heading heading when heading.level() == SECTION -> {
          example(name, section, documents).ifPresent(examples::add);
          section = MarkdownSpan.letters(heading.spans());
          documents = new ArrayList<>();
        }
        case MarkdownBlock.Code code -> {
          String[] words = code.label().split(" ", -1);
          String last = words[words.length - 1];
          if (PATH.matcher(last).matches()) {
            files.put(last, code.text());
          }
          BlockLabel.of(words[0])
              .map(label -> new Block(label, option(label), code.text(), 1))
              .ifPresent(documents::add);
        }
        case MarkdownBlock.Heading _,
            MarkdownBlock.Paragraph _,
            MarkdownBlock.Items _,
            MarkdownBlock.Quotation _,
            MarkdownBlock.Table _ -> {}
      }
    }
    example(name, section, documents).ifPresent(examples::add);
    return new GuidePage(Page.of(Topic.GUIDE, name, shown(written), examples), files);
  }

  /** The guide shows what kubectl apply does, its annotation included. */
  private static String option(BlockLabel label) {
    return label == BlockLabel.LOCAL ? "kubectl-apply" : "";
  }

  private static Optional<Lesson> example(String name, String section, List<LessonPart> documents) {
    return documents.isEmpty()
        ? Optional.empty()
        : Optional.of(new Lesson(name, name + ".md:1", section, documents));
  }

  private static String shown(String written) {
    String own = PICTURE.matcher(COMMENT.matcher(written).replaceAll("")).replaceAll("");
    String inside =
        TO_PAGE
            .matcher(own)
            .replaceAll(found -> "](" + Topic.GUIDE.id() + "/" + found.group(1) + ")");
    String named = ROLE_OF_FILE.matcher(RECORD.matcher(inside).replaceAll("")).replaceAll("$1 $2");
    return OUTSIDE.matcher(named).replaceAll(found -> Matcher.quoteReplacement(found.group(1)));
  }
}
