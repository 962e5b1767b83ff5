package dev.tripatch.cluster.call;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A program on the person's PATH, with their settings and logins. It gets a list of words and never
 * a shell, nothing to read, and the person's environment. Safe for several threads.
 */
public sealed class Program permits Kubectl {
  /** Its name in a shell: what a line in the log begins with. */
  private final String name;

  private final Map<String, String> environment;
  private final CommandLog log;

  /**
   * Starts nothing yet.
   *
   * @param name its name in a shell, or its whole path
   * @param environment the person's
   * @param log where each call is written
   */
  public Program(String name, Map<String, String> environment, CommandLog log) {
    this.name = name;
    this.environment = Map.copyOf(environment);
    this.log = log;
  }

  /** What ran. */
  public CommandLog log() {
    return log;
  }

  /** Where it is; empty if it is not on PATH. Relative places on PATH are passed over. */
  public Optional<Path> place() {
    return folder(name)
        .filter(Files::isExecutable)
        .findFirst()
        .or(() -> onPath(environment, name, name + ".exe"));
  }

  /** Where the first program of one of these names is that PATH has; empty if it has none. */
  public static Optional<Path> onPath(Map<String, String> environment, String... names) {
    return environment.entrySet().stream()
        .filter(each -> each.getKey().equalsIgnoreCase("PATH"))
        .flatMap(
            each ->
                Pattern.compile(File.pathSeparator, Pattern.LITERAL).splitAsStream(each.getValue()))
        .flatMap(Program::folder)
        .flatMap(folder -> Stream.of(names).map(folder::resolve))
        .filter(file -> Files.isRegularFile(file) && Files.isExecutable(file))
        .findFirst();
  }

  private static Stream<Path> folder(String name) {
    try {
      return Stream.of(Path.of(name)).filter(Path::isAbsolute);
    } catch (InvalidPathException noPath) {
      return Stream.empty();
    }
  }

  /** Runs it and waits. An interrupt of the thread ends it, and stays set. */
  public Ran run(Call call) {
    return run(call, () -> false);
  }

  /**
   * The same.
   *
   * @param isCancelled asked while it runs; ends it when nobody wants its answer any more
   */
  public Ran run(Call call, BooleanSupplier isCancelled) {
    return logged(call, began -> run(call, began, isCancelled));
  }

  /**
   * The same with a file that the call names; the log has its name, and not where it was.
   *
   * @param given what is in the file
   */
  public Ran run(Call call, GivenFile given, BooleanSupplier isCancelled) {
    return logged(
        call,
        began -> {
          try (GivenFile.Written file = given.write()) {
            Call own = new Call(file.in(call.words()), call.deadline(), call.most());
            return run(own, began, isCancelled).saying(file::without);
          } catch (IOException failed) {
            return notStarted(failed, began);
          }
        });
  }

  /**
   * Runs it and waits, however long it prints; nothing that it prints is kept. It ends with the
   * program, too.
   *
   * @param call its deadline does not count, and what it may print is a line at a time
   * @param line gets each line, on a separate thread that reads on only when it is done
   * @param isCancelled as above
   */
  public Ran stream(Call call, Consumer<String> line, BooleanSupplier isCancelled) {
    return logged(
        call,
        began ->
            started(
                call,
                began,
                process ->
                    new Child(process, new PrintedLines(call.most(), line), began)
                        .awaitEnd(isCancelled)));
  }

  private Ran logged(Call call, Function<Instant, Ran> work) {
    Instant began = Instant.now();
    List<String> line = Stream.concat(Stream.of(name), call.words().stream()).toList();
    int number = log.begin(line, began);
    Ran ran = work.apply(began);
    log.end(number, ran);
    return ran;
  }

  private Ran run(Call call, Instant began, BooleanSupplier isCancelled) {
    return started(
        call,
        began,
        process ->
            new Child(process, new PrintedText(call.most()), began)
                .await(began.plus(call.deadline()), isCancelled));
  }

  private Ran started(Call call, Instant began, Function<Process, Ran> await) {
    Optional<Path> file = place();
    if (file.isEmpty()) {
      return stopped(Ran.Why.NOT_THERE, "", began);
    }
    Process process;
    try {
      process = start(file.get(), call);
    } catch (IOException failed) {
      return notStarted(failed, began);
    }
    return await.apply(process);
  }

  private static Ran.Stopped notStarted(IOException failed, Instant began) {
    return stopped(
        Ran.Why.NOT_STARTED,
        Objects.requireNonNullElse(failed.getMessage(), failed.toString()),
        began);
  }

  private Process start(Path file, Call call) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(file.toString());
    command.addAll(call.words());
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().clear();
    builder.environment().putAll(environment);
    builder.environment().put("LC_ALL", "C");
    builder.environment().remove("KUBECTL_EXTERNAL_DIFF");
    Process process = builder.start();
    // It has nothing to read: a plugin that asks something gets no answer, and says so.
    process.getOutputStream().close();
    return process;
  }

  private static Ran.Stopped stopped(Ran.Why why, String detail, Instant began) {
    return new Ran.Stopped(why, detail, Duration.between(began, Instant.now()));
  }

  /** One that runs, with the two threads that read what it prints. */
  private static final class Child {
    /** The first words say what it was about, and the last ones why it gave up. */
    private static final int HALF_OF_ERRORS = 1 << 19;

    private static final Duration REST = Duration.ofSeconds(2);

    /** How long nobody looks whether it is still wanted. */
    private static final Duration AT_MOST = Duration.ofMillis(100);

    private final Process process;
    private final Instant began;
    private final Output out;
    private final Output err;

    Child(Process process, Printed printed, Instant began) {
      this.process = process;
      this.began = began;
      this.out = Output.of(process.getInputStream(), printed, this::end);
      this.err = Output.of(process.getErrorStream(), new PrintedText(HALF_OF_ERRORS), () -> {});
    }

    /** One without a deadline, which would outlive the program. */
    Ran awaitEnd(BooleanSupplier isCancelled) {
      Thread last = Thread.ofPlatform().unstarted(this::end);
      try {
        Runtime.getRuntime().addShutdownHook(last);
      } catch (IllegalStateException isEnding) {
        end();
      }
      Ran ran = await(Instant.MAX, isCancelled);
      try {
        Runtime.getRuntime().removeShutdownHook(last);
      } catch (IllegalStateException isEnding) {
        // It has done its work.
      }
      return ran;
    }

    Ran await(Instant deadline, BooleanSupplier isCancelled) {
      try {
        while (!process.waitFor(AT_MOST.toMillis(), TimeUnit.MILLISECONDS)) {
          if (isCancelled.getAsBoolean()) {
            end();
            return stopped(Ran.Why.CANCELLED, "", began);
          }
          if (Instant.now().isAfter(deadline)) {
            end();
            return stopped(Ran.Why.TOO_SLOW, err.soFar(), began);
          }
        }
        out.await(REST);
        err.await(REST);
      } catch (InterruptedException cancelled) {
        end();
        Thread.currentThread().interrupt();
        return stopped(Ran.Why.CANCELLED, "", began);
      }
      if (out.isTooMuch()) {
        return stopped(Ran.Why.TOO_MUCH, "", began);
      }
      Instant now = Instant.now();
      return new Ran.Ended(
          process.exitValue(), out.soFar(), err.soFar(), now, Duration.between(began, now));
    }

    /** Ends it with its plugins, which would keep its streams open. */
    private void end() {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
  }

  /** What a process prints, until there is too much of it. A separate thread reads it. */
  private static final class Output {
    private static final int AT_ONCE = 1 << 16;

    private final InputStream in;
    private final Printed printed;
    private final Runnable tooMuch;
    private final Thread reader;
    private volatile boolean isTooMuch;

    private Output(InputStream in, Printed printed, Runnable tooMuch) {
      this.in = in;
      this.printed = printed;
      this.tooMuch = tooMuch;
      this.reader = Thread.ofVirtual().unstarted(this::read);
    }

    /**
     * Begins to read.
     *
     * @param printed takes it in; what it has no room for is read and dropped
     * @param tooMuch is called once there is no room
     */
    static Output of(InputStream in, Printed printed, Runnable tooMuch) {
      Output output = new Output(in, printed, tooMuch);
      output.reader.start();
      return output;
    }

    private void read() {
      byte[] bytes = new byte[AT_ONCE];
      try {
        for (int count = in.read(bytes); count >= 0; count = in.read(bytes)) {
          take(bytes, count);
        }
        if (!isTooMuch) {
          printed.end();
        }
      } catch (IOException ended) {
        // The process was ended: what it printed is dropped.
      }
    }

    private void take(byte[] bytes, int count) {
      if (!printed.add(bytes, count) && !isTooMuch) {
        isTooMuch = true;
        tooMuch.run();
      }
    }

    /**
     * Waits for the end, which a child of the process may hold open longer than the process runs.
     */
    void await(Duration most) throws InterruptedException {
      boolean _ = reader.join(most);
    }

    boolean isTooMuch() {
      return isTooMuch;
    }

    String soFar() {
      return printed.soFar();
    }
  }
}
