package dev.tripatch.workspace.tools;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Our lines in a person's file, between two marks, so that nothing else is ever touched.
 *
 * @param topic whose lines they are; a file may have those of several
 * @param lines the lines
 */
record SetupBlock(String topic, List<String> lines) {
  private static final String BEGIN = "# >>> tripatch setup %s >>>";

  /** Where the file's last line had no end, the line break before the block is ours, too. */
  private static final String BEGIN_WITH_BREAK = "# >>> tripatch setup %s (and this line) >>>";

  private static final String END = "# <<< tripatch setup %s <<<";

  /**
   * In every file: at the end of a line in a shell's file a carriage return belongs to the value.
   */
  private static final String LF = "\n";

  private static final String CRLF = "\r\n";

  /** The file with these lines, in place of those of an earlier setup. */
  String in(String file) {
    Optional<Range> old = find(file);
    if (old.isPresent()) {
      boolean hasBreak = file.startsWith(mark(BEGIN_WITH_BREAK), old.get().mark());
      String text = text(hasBreak);
      boolean isSame = file.substring(old.get().mark(), old.get().end()).equals(text);
      return isSame
          ? file
          : file.substring(0, old.get().mark()) + text + file.substring(old.get().end());
    }
    boolean lacksBreak = !file.isEmpty() && !file.endsWith(LF);
    return file + (lacksBreak ? LF : "") + text(lacksBreak);
  }

  /** The file without them; every other byte stays. */
  String out(String file) {
    return find(file)
        .map(old -> file.substring(0, old.begin()) + file.substring(old.end()))
        .orElse(file);
  }

  /** The lines with their marks, for people. */
  List<String> shown() {
    return Stream.of(Stream.of(mark(BEGIN)), lines.stream(), Stream.of(mark(END)))
        .flatMap(each -> each)
        .toList();
  }

  /** Those that the file has now. */
  List<String> found(String file) {
    return find(file)
        .map(old -> SetupFile.shown(file.substring(old.mark(), old.end())).lines().toList())
        .orElse(List.of());
  }

  private String text(boolean hasBreak) {
    return Stream.of(
            Stream.of(mark(hasBreak ? BEGIN_WITH_BREAK : BEGIN)),
            lines.stream().map(SetupFile::bytesOf),
            Stream.of(mark(END)))
        .flatMap(each -> each)
        .map(line -> line + LF)
        .collect(Collectors.joining());
  }

  private String mark(String pattern) {
    return pattern.formatted(topic);
  }

  /**
   * Where the block is.
   *
   * @param begin where to cut
   * @param mark where its first mark is
   */
  private record Range(int begin, int mark, int end) {}

  private Optional<Range> find(String file) {
    return find(file, mark(BEGIN), false).or(() -> find(file, mark(BEGIN_WITH_BREAK), true));
  }

  private Optional<Range> find(String file, String begin, boolean withBreak) {
    int first = lineOf(file, begin, 0);
    int last = first < 0 ? -1 : lineOf(file, mark(END), first);
    if (last < 0) {
      return Optional.empty();
    }
    int end = file.indexOf('\n', last);
    boolean isLast = end < 0 || end + 1 == file.length();
    // Without that break, a line that was added since would be joined to the one before.
    int cut = withBreak && isLast ? first - lengthOfBreak(file, first) : first;
    return Optional.of(new Range(cut, first, end < 0 ? file.length() : end + 1));
  }

  /** An editor may since have ended all lines in another way, ours too. */
  private static int lengthOfBreak(String file, int mark) {
    boolean isOther = file.startsWith(CRLF, file.indexOf('\n', mark) - 1);
    String ending = isOther ? CRLF : LF;
    return file.startsWith(ending, mark - ending.length()) ? ending.length() : 0;
  }

  private static int lineOf(String file, String line, int from) {
    for (int at = file.indexOf(line, from); at >= 0; at = file.indexOf(line, at + 1)) {
      int end = at + line.length();
      boolean isWhole =
          (at == 0 || file.charAt(at - 1) == '\n')
              && (end == file.length() || file.charAt(end) == '\n' || file.charAt(end) == '\r');
      if (isWhole) {
        return at;
      }
    }
    return -1;
  }
}
