package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.recorded.RandomQuestions.Form;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.value.MapValue;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/**
 * Random questions to Kubernetes' own code and to ours. {@code mvn -Poracle test} gets and builds
 * the former first; where it cannot, the test is skipped and says why. {@code -Doracle.cases=N}
 * asks as many questions of each form, valid and odd; {@code -Doracle.seed=N} asks the same again;
 * {@code -Doracle.forms=yaml,stages} only these.
 */
class KubernetesCodeTest {
  private static final String FOLDER = System.getProperty("oracle.folder", "");
  private static final int CASES = Integer.getInteger("oracle.cases", 500);
  private static final String FORMS = System.getProperty("oracle.forms", "");
  private static final int SHOWN = 10;

  /** How often a question is asked again before Go's random order is ruled out. */
  private static final int REPEATS = 60;

  private final BundledCatalog catalog = new BundledCatalog();
  private final Reference reference = new Reference(catalog);
  private final RandomQuestions questions = new RandomQuestions(catalog);
  private final List<String> differing = new ArrayList<>();

  @Test
  void answersAreOurs() throws IOException {
    Assumptions.assumeFalse(FOLDER.isEmpty(), "use -Poracle");
    Path program = Path.of(FOLDER, "oracle");
    Path reason = Path.of(FOLDER, "skipped.txt");
    Assumptions.assumeTrue(
        Files.isExecutable(program), () -> "Kubernetes' own code cannot be had: " + text(reason));
    long seed = Long.getLong("oracle.seed", ThreadLocalRandom.current().nextInt(1_000_000));
    System.out.println("oracle.seed=" + seed);
    try (KubernetesCode kubernetes = new KubernetesCode(program);
        BufferedWriter found = Files.newBufferedWriter(Path.of(FOLDER, "differing.jsonl"))) {
      for (Form form : Form.values()) {
        if (FORMS.isEmpty() || List.of(FORMS.split(",")).contains(form.toString())) {
          ask(kubernetes, form, false, seed, found);
          ask(kubernetes, form, true, seed, found);
        }
      }
    }
    assertThat(differing.subList(0, Math.min(SHOWN, differing.size())))
        .as(differing.size() + " differ, all in " + FOLDER + "/differing.jsonl; seed " + seed)
        .isEmpty();
  }

  private static String text(Path file) {
    try {
      return Files.readString(file).strip();
    } catch (IOException e) {
      return "it was not built";
    }
  }

  private void ask(
      KubernetesCode kubernetes, Form form, boolean odd, long seed, BufferedWriter found)
      throws IOException {
    int unordered = 0;
    int unknown = 0;
    Map<String, Integer> classes = new TreeMap<>();
    for (int number = 0; number < CASES; number++) {
      MapValue question = questions.question(form, odd, seed, number);
      String line = kubernetes.answer(question);
      RecordedCase answered = new RecordedCase(JsonLine.read(line));
      if (answered.has("unknown")) {
        unknown++;
        continue;
      }
      if (verdict(answered) instanceof Verdict.Differs(String what)) {
        Set<String> left = leftAfterRepeats(kubernetes, question, parts(what));
        if (left.isEmpty()) {
          unordered++;
        } else {
          String first = left.iterator().next();
          classes.merge(first.lines().findFirst().orElse(first), 1, Integer::sum);
          differing.add(answered.id() + ": " + left);
          found.write(line);
          found.newLine();
        }
      }
    }
    int differ = classes.values().stream().mapToInt(count -> count).sum();
    System.out.printf(
        "%s, %s: %d questions, %d differ %s; %d in Go's random order, %d of kinds that Go lacks%n",
        form, odd ? "odd" : "valid", CASES - unknown, differ, classes, unordered, unknown);
  }

  /** What no answer of Kubernetes agreed in. */
  private Set<String> leftAfterRepeats(
      KubernetesCode kubernetes, MapValue question, Set<String> differing) throws IOException {
    Set<String> left = differing;
    for (int i = 0; i < REPEATS && !left.isEmpty(); i++) {
      RecordedCase again = new RecordedCase(JsonLine.read(kubernetes.answer(question)));
      if (verdict(again) instanceof Verdict.Differs(String what)) {
        left.retainAll(parts(what));
      } else {
        left.clear();
      }
    }
    return left;
  }

  /** Strategic answers name the fields that differ. */
  private static Set<String> parts(String what) {
    return new TreeSet<>(what.contains("\n") ? List.of(what) : List.of(what.split(", ")));
  }

  private Verdict verdict(RecordedCase line) {
    try {
      return reference.compare(line);
    } catch (AssertionError | RuntimeException fault) {
      return new Verdict.Differs(fault.toString().replace(", ", " "));
    }
  }
}
