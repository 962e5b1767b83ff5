package dev.tripatch.mutated;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Valid input of all forms with something changed in it: whatever it is, reading it ends soon, with
 * an answer or a sentence. {@code -Dfuzz.inputs=500000 -Dfuzz.seed=1} tries more; {@code
 * -Dfuzz.only=N} tries input N of a seed alone, and prints it.
 */
@Tag("large")
class MutatedInputTest {

  private static final long SEED = Long.getLong("fuzz.seed", 20_260_301);
  private static final int INPUTS = Integer.getInteger("fuzz.inputs", 1_400);
  private static final int ONLY = Integer.getInteger("fuzz.only", -1);

  /** The command line is slower, as it makes all its commands for each. */
  private static final int COMMAND_LINES = 5;

  private static final List<InputForm> FORMS = List.of(InputForm.values());

  private static final double LONGEST_SECONDS = 5;
  private static final int MOST_FAULTS = 40;

  private static final Pattern DIGITS = Pattern.compile("[0-9]+");
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  @TempDir Path folder;

  private final Map<InputForm, List<List<String>>> samples = new EnumMap<>(InputForm.class);
  private final Map<InputForm, int[]> counts = new EnumMap<>(InputForm.class);
  private final List<String> others = new ArrayList<>();

  /** The first input of each fault, by what it is and where. */
  private final Map<String, String> faults = new LinkedHashMap<>();

  private final Thread worker = new Thread(this::readAll, "reader");
  private ReadInWindow window = new ReadInWindow(Path.of(""));
  private CommandLines commands = new CommandLines(Path.of(""));
  private double slowest;
  private String nameOfSlowest = "";

  /** When the reader began with its input, in nanoseconds of its processor time. */
  private volatile long begun;

  private volatile String current = "";

  @Test
  void endsSoonWithAnAnswerOrASentence() throws InterruptedException {
    window = new ReadInWindow(folder);
    commands = new CommandLines(folder);
    for (InputForm form : InputForm.values()) {
      samples.put(form, form.samples());
      counts.put(form, new int[2]);
      form.samples().forEach(others::addAll);
    }
    worker.setDaemon(true);
    worker.start();
    while (worker.isAlive()) {
      worker.join(200);
      requireThatItEnds();
    }
    System.out.println(report());
    assertThat(faults.keySet()).as(report()).isEmpty();
    if (ONLY < 0) {
      int valid = counts.values().stream().mapToInt(each -> each[0]).sum();
      assertThat(valid).as("valid ones").isGreaterThan(INPUTS / 3);
    }
  }

  private void requireThatItEnds() {
    long now = THREADS.getThreadCpuTime(worker.threadId());
    if (now >= 0 && seconds(now - begun) > 4 * LONGEST_SECONDS) {
      String place = Arrays.toString(worker.getStackTrace());
      throw new IllegalStateException(current + " does not end: " + place);
    }
  }

  private void readAll() {
    for (int number = 0; number < INPUTS && faults.size() < MOST_FAULTS; number++) {
      if (ONLY < 0 || ONLY == number) {
        read(number);
      }
    }
  }

  /** An input is the same whichever were read before. */
  private void read(int number) {
    Random random = new Random(SEED * 1_000_003 + number);
    InputForm form = FORMS.get(number % FORMS.size());
    boolean isOnCommandLine = form.isOnCommandLine() && number / FORMS.size() % COMMAND_LINES == 0;
    List<List<String>> some = samples.get(form);
    List<String> texts = new ArrayList<>(some.get(random.nextInt(some.size())));
    int place = form.changed(random);
    texts.set(place, new Mutations(random, others).of(texts.get(place)));
    current = "%s, input %d of seed %d".formatted(form, number, SEED);
    if (ONLY >= 0) {
      System.out.println(current + "\n" + String.join("\n=====\n", texts));
    }
    begun = THREADS.getCurrentThreadCpuTime();
    try {
      boolean isValid =
          isOnCommandLine ? form.read(commands, texts, random) : form.read(window, texts, random);
      counts.get(form)[isValid ? 0 : 1]++;
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError | IOException fault) {
      faults.putIfAbsent(placeOf(fault), current + ": " + described(fault));
    }
    noteTime(seconds(THREADS.getCurrentThreadCpuTime() - begun));
  }

  private void noteTime(double seconds) {
    if (seconds > slowest) {
      slowest = seconds;
      nameOfSlowest = current;
    }
    if (seconds > LONGEST_SECONDS) {
      faults.put(current, "%s: takes %.1f s".formatted(current, seconds));
    }
  }

  private static String placeOf(Throwable fault) {
    StackTraceElement[] trace = fault.getStackTrace();
    boolean isOfThisTest = trace.length > 0 && trace[0].getClassName().contains(".mutated.");
    return isOfThisTest
        ? DIGITS.matcher(fault.toString()).replaceAll("0")
        : fault.getClass() + " " + Arrays.stream(trace).limit(3).toList();
  }

  private static String described(Throwable fault) {
    StringBuilder out = new StringBuilder(fault.toString());
    Arrays.stream(fault.getStackTrace()).limit(14).forEach(at -> out.append("\n    ").append(at));
    return out.toString();
  }

  private static double seconds(long nanoseconds) {
    return nanoseconds / 1e9;
  }

  private String report() {
    StringBuilder out =
        new StringBuilder(
            "%d inputs of seed %d, %d on the command line; slowest %.2f s: %s%n"
                .formatted(INPUTS, SEED, commands.count(), slowest, nameOfSlowest));
    counts.forEach(
        (form, count) ->
            out.append("  %-10s %6d valid %6d not%n".formatted(form, count[0], count[1])));
    return out.append(String.join("\n", faults.values())).toString();
  }
}
