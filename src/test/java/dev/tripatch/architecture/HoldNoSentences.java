package dev.tripatch.architecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;

/**
 * Holds for a class without a constant that reads like a sentence: some words and a full stop.
 * Where texts are joined, the constant has a control character for each value.
 */
final class HoldNoSentences extends ArchCondition<JavaClass> {
  private static final Pattern SENTENCE =
      Pattern.compile("(?s).*[a-z]{2,}[,;:]? .*\\p{Alpha} .*[\\w\u0001)]\\.\\s*");

  HoldNoSentences() {
    super("hold no sentences");
  }

  @Override
  public void check(JavaClass type, ConditionEvents events) {
    for (PoolEntry entry : constants(Path.of(type.getSource().orElseThrow().getUri()))) {
      if (entry instanceof Utf8Entry text && SENTENCE.matcher(text.stringValue()).matches()) {
        events.add(
            SimpleConditionEvent.violated(type, type.getName() + " says: " + text.stringValue()));
      }
    }
  }

  private static Iterable<PoolEntry> constants(Path file) {
    try {
      return ClassFile.of().parse(Files.readAllBytes(file)).constantPool();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
