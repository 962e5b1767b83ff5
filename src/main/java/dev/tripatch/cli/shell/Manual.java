package dev.tripatch.cli.shell;

import dev.tripatch.workspace.file.TextFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The manual: a page for each command that is for people.
 *
 * @param program the program with all its commands
 * @param date the day of the release
 * @param release the program's name and release
 */
public record Manual(CommandSpec program, String date, String release) {
  private static final String EPOCH = "SOURCE_DATE_EPOCH";

  /**
   * The manual of a program that is released today, or when the build says so.
   *
   * @param environment where {@code SOURCE_DATE_EPOCH} may be
   */
  public static Manual of(CommandSpec program, String release, Map<String, String> environment) {
    String seconds = environment.getOrDefault(EPOCH, "");
    Instant moment =
        seconds.matches("[0-9]{1,11}")
            ? Instant.ofEpochSecond(Long.parseLong(seconds))
            : Instant.now();
    String date = LocalDate.ofInstant(moment, ZoneOffset.UTC).toString();
    return new Manual(program, date, release);
  }

  /** Writes all pages into a folder, which is made if it is not there. */
  public void write(Path folder) throws IOException {
    Files.createDirectories(folder);
    write(program, folder);
  }

  private void write(CommandSpec command, Path folder) throws IOException {
    ManualPage page = new ManualPage(command, date, release);
    TextFiles.write(folder.resolve(page.name() + ".1"), page.text());
    for (CommandSpec each : commandsOf(command)) {
      write(each, folder);
    }
  }

  /** The commands of a command that are for people, in the order of the help. */
  public static List<CommandSpec> commandsOf(CommandSpec parent) {
    return parent.subcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .filter(each -> !each.usageMessage().hidden())
        .toList();
  }
}
