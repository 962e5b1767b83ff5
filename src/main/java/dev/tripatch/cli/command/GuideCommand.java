package dev.tripatch.cli.command;

import dev.tripatch.cli.input.OutputFile;
import dev.tripatch.cli.output.ExitCodes;
import dev.tripatch.cli.output.StopException;
import dev.tripatch.cli.terminal.HelpOption;
import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.learn.BundledReference;
import dev.tripatch.learn.Page;
import dev.tripatch.learn.Reference;
import dev.tripatch.learn.Reference.PagePlace;
import dev.tripatch.learn.Topic;
import java.util.Iterator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code tripatch guide}. */
@Command(name = "guide")
public final class GuideCommand implements RunCommand {
  private final Terminal terminal;

  @Parameters(arity = "0..1", paramLabel = "PAGE", completionCandidates = Names.class)
  String name = "README";

  @Option(names = "--examples", paramLabel = "FOLDER")
  @Nullable String folder;

  @Mixin HelpOption help = new HelpOption();

  /** Prints to this terminal. */
  public GuideCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public int run() throws StopException {
    if (folder != null) {
      OutputFile.writeNewFolder(folder, BundledReference.guideFiles());
      return ExitCodes.NOTHING;
    }
    Reference reference = BundledReference.read();
    String folderOfPages = Topic.GUIDE.id() + "/";
    String id = name.startsWith(folderOfPages) ? name : folderOfPages + name;
    terminal
        .out()
        .print(
            reference
                .find(id)
                .map(PagePlace::markdown)
                .orElseThrow(
                    () -> new StopException(CommandWording.NOT_IN_GUIDE.text("page", name))));
    return ExitCodes.NOTHING;
  }

  /** The pages of the guide, for completion. */
  static final class Names implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return BundledReference.read().pages(Topic.GUIDE).stream().map(Page::name).iterator();
    }
  }
}
