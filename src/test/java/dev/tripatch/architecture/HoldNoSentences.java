package dev.tripatch.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.StringEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Holds for a class without a constant that reads as if it were for people. */
final class HoldNoSentences extends ArchCondition<JavaClass> {

  /**
   * Some words and a full stop. Where texts are joined, the constant has a control character for
   * each value.
   */
  private static final Pattern SENTENCE =
      Pattern.compile("(?s).*[a-z]{2,}[,;:]? .*\\p{Alpha} .*[\\w\u0001)]\\.\\s*");

  /** A capital letter first, and an underscore before it where that letter chooses. */
  private static final Pattern TITLE =
      Pattern.compile("(?s)_?[A-Z][a-z]+ .*|_?[A-Z][a-z]{2,}[….:]?");

  /** Names that are the same in every language, and what Java calls systems. */
  private static final Set<String> NAMES = Set.of("Helm", "Inter", "Tripatch", "Mac", "Headless");

  private final boolean orTitles;

  private HoldNoSentences(String what, boolean orTitles) {
    super("hold no " + what);
    this.orTitles = orTitles;
  }

  /** No sentences, also in annotations. */
  static HoldNoSentences sentences() {
    return new HoldNoSentences("sentences", false);
  }

  /** Nor titles, as of actions, menus, tabs, columns and settings. */
  static HoldNoSentences norTitles() {
    return new HoldNoSentences("sentences and no titles", true);
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    constants(Path.of(type.getSource().orElseThrow().getUri()))
        .distinct()
        .forEach(
            text ->
                events.add(SimpleConditionEvent.violated(type, type.getName() + " says: " + text)));
  }

  private Stream<String> constants(Path file) {
    try {
      return StreamSupport.stream(
              ClassFile.of().parse(Files.readAllBytes(file)).constantPool().spliterator(), false)
          .flatMap(this::forPeople);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Stream<String> forPeople(PoolEntry entry) {
    return switch (entry) {
      case Utf8Entry text when isSentence(text.stringValue()) -> Stream.of(text.stringValue());
      case StringEntry text when orTitles && isTitle(text.stringValue()) ->
          Stream.of(text.stringValue());
      default -> Stream.of();
    };
  }

  /** The full stop is looked for first: few constants have one, and some are very long. */
  private static boolean isSentence(String text) {
    return text.stripTrailing().endsWith(".") && SENTENCE.matcher(text).matches();
  }

  private static boolean isTitle(String text) {
    return TITLE.matcher(text).matches() && !NAMES.contains(text);
  }
}
