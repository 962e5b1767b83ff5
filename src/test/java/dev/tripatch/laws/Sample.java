package dev.tripatch.laws;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * How much of a law is tried: a tenth, but at least fifty tries, which the commit chooses; all of
 * it with {@code -Plaws}. {@code -Dlaws.seed=N} tries the same as a run that printed N.
 */
public final class Sample {
  /** Whether everything is tried. */
  public static final boolean ALL = Boolean.getBoolean("laws.all");

  /** The same in each process of a run, and in each run of a commit. */
  public static final long SEED = Long.getLong("laws.seed", seedOfCommit());

  private static final int LEAST = 50;
  private static final int PART = 10;
  private static final long WITHOUT_GIT = 20_261_128;

  static {
    System.out.println("laws.seed " + SEED + (ALL ? ", all tries" : ""));
  }

  private Sample() {}

  /**
   * How often a law is tried.
   *
   * @param all how often at most
   */
  public static int tries(int all) {
    return ALL ? all : Math.min(all, Math.max(LEAST, all / PART));
  }

  /** What a law is tried on, of all that it could be: in their order. */
  public static <T> List<T> of(List<T> all) {
    List<Integer> places = new ArrayList<>(IntStream.range(0, all.size()).boxed().toList());
    Collections.shuffle(places, random());
    return places.stream().limit(tries(all.size())).sorted().map(all::get).toList();
  }

  /** Whether a law is tried on the next of very many things. */
  public static boolean takes(Random random) {
    return ALL || random.nextInt(PART) == 0;
  }

  /** How many a law has to meet: so many only where all is tried. */
  public static int least(int ofAll) {
    return ALL ? ofAll : 0;
  }

  /** For a law that makes its input. */
  public static Random random() {
    return new Random(SEED);
  }

  private static long seedOfCommit() {
    try {
      Process git = new ProcessBuilder("git", "rev-parse", "HEAD").start();
      String commit = new String(git.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
      return git.waitFor() == 0 ? Long.parseLong(commit.substring(0, 8), 16) : WITHOUT_GIT;
    } catch (IOException _) {
      return WITHOUT_GIT;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
