package dev.tripatch.cli.command.tools;

import dev.tripatch.cli.command.RunCommand;
import dev.tripatch.cli.command.RunOptions;
import dev.tripatch.cli.input.InputFile;
import dev.tripatch.cli.input.SchemaOption;
import dev.tripatch.cli.input.SecretsOption;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.ColorOption;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.cluster.secret.MaskedFiles;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.workspace.pair.PairDifference.PairKind;
import dev.tripatch.workspace.pair.PairFolders;
import dev.tripatch.workspace.pair.PairListing;
import dev.tripatch.workspace.pair.PairListing.PairedObject;
import dev.tripatch.workspace.pair.PairListing.PairedText;
import dev.tripatch.workspace.pair.PairSide;
import dev.tripatch.workspace.schemas.Schemas;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code tripatch diff}: two files or folders, field by field. The two folders of kubectl's
 * external diff also get the reasons of apply.
 */
@Command(name = "diff")
public final class DiffCommand implements RunCommand {
  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "LEFT", descriptionKey = "left")
  String left = "";

  @Parameters(index = "1", paramLabel = "RIGHT", descriptionKey = "right")
  String right = "";

  @Option(names = "--text")
  boolean text;

  @Mixin SchemaOption schemas;
  @Mixin ColorOption color = new ColorOption();
  @Mixin SecretsOption secrets = new SecretsOption();

  @Mixin RunOptions options = new RunOptions();

  /** Prints to this terminal. */
  public DiffCommand(Terminal terminal, Schemas builtIn) {
    this.terminal = terminal;
    this.schemas = new SchemaOption(builtIn, terminal);
  }

  @Override
  public int run() throws StopException {
    Path before = path(left);
    Path after = path(right);
    boolean isApply = PairFolders.isOfKubectl(before, after);
    PairListing listing = listing(before, after);
    see(listing);
    Optional<DiffApply> apply = isApply ? Optional.of(DiffApply.of(terminal)) : Optional.empty();
    DiffObjects reading = new DiffObjects(schemas.workbench(), apply, secrets.forPeople(terminal));
    List<DiffObject> objects = listing.objects().stream().map(reading::of).toList();
    print(objects, listing, isApply);
    apply.ifPresent(each -> each.remarks(objects).forEach(terminal::say));
    return exitCode(objects, listing);
  }

  private static Path path(String name) throws StopException {
    try {
      return Path.of(name);
    } catch (InvalidPathException noPath) {
      throw new StopException(DiffWording.NO_PATH.text("name", name));
    }
  }

  private PairListing listing(Path before, Path after) throws StopException {
    try {
      InputFile.requireOneStandardInput(Stream.of(left, right));
      List<PairSide> sides = List.of(side(before), side(after));
      if (sides.stream().allMatch(PairSide::isMissing)) {
        throw new StopException(DiffWording.BOTH_MISSING.text("left", left, "right", right));
      }
      sides.stream()
          .filter(PairSide::isMissing)
          .forEach(side -> terminal.say(DiffWording.TAKEN_FOR_EMPTY.text("file", side.path())));
      return PairListing.of(sides.getFirst(), sides.getLast());
    } catch (IOException failed) {
      throw new StopException(String.valueOf(failed.getMessage()));
    }
  }

  private PairSide side(Path path) throws IOException {
    return PairSide.isStandardInput(path) ? PairSide.read(terminal.in()) : PairSide.read(path);
  }

  /** No message quotes a secret, and no copy of one is printed. */
  private void see(PairListing listing) {
    for (PairedObject pair : listing.objects()) {
      terminal
          .seen()
          .see(
              Masking.of(
                  Stream.of(pair.left(), pair.right())
                      .flatMap(Optional::stream)
                      .map(each -> each.object().value())
                      .toList()));
    }
    listing.texts().stream()
        .flatMap(file -> file.texts().stream())
        .forEach(terminal.seen()::seeText);
  }

  private void print(List<DiffObject> objects, PairListing listing, boolean isApply) {
    DiffText out = new DiffText(color.palette(terminal), terminal.width(), isApply);
    objects.forEach(each -> terminal.out().print(out.of(each)));
    for (PairedText file : listing.texts()) {
      if (file.fault().isPresent()) {
        terminal.tell(List.of(file.fault().get()));
      } else {
        Revealed revealed = Revealed.NONE.withAll(terminal.seen().areShown());
        List<String> texts = MaskedFiles.masked(file.texts(), List.of(), revealed);
        terminal.out().print(terminal.seen().masked(out.of(file, texts)));
      }
    }
    terminal.out().print(out.summary(objects, listing.texts().size(), listing.areTextsEqual()));
  }

  private int exitCode(List<DiffObject> objects, PairListing listing) {
    if (listing.texts().stream().anyMatch(file -> file.fault().isPresent())) {
      return ExitCodes.ERROR;
    }
    boolean isSame =
        listing.texts().isEmpty()
            && objects.stream().allMatch(each -> each.kind() == PairKind.SAME);
    return options.exitCode(!isSame);
  }
}
