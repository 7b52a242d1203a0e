package import CommandLineOptions

/// The commands by which a scheduler builds the parts of a site and puts them together.
package struct ShardJobs {
  /// A program that runs many.
  package enum Scheduler: String, CaseIterable {
    /// A shell script for GNU parallel.
    case parallel
    /// A shell script that gives Slurm an array of jobs and one that waits for them.
    case slurm
    /// A manifest of an indexed job of Kubernetes, whose folders are of one volume.
    case kubernetes
  }

  /// The words of the command that builds, such as `moments build`.
  package var build: [String]
  /// The words of the command that puts parts together, such as `moments merge`.
  package var merge: [String]
  /// What is built, as options of both.
  package var options: [String]
  /// The folder of the site.
  package var output: String
  /// How many parts there are.
  package var count: Int
  /// The image that has the program, for Kubernetes.
  package var image = "site-builder"

  package init(
    build: [String], merge: [String], options: [String], output: String, count: Int
  ) {
    self.build = build
    self.merge = merge
    self.options = options
    self.output = output
    self.count = count
  }

  /// The folder that holds a part, by what stands for its number.
  private func part(_ number: String) -> String { "\(ShellWord.quoted(output)).parts/\(number)" }

  private var mergeLine: String {
    let words = (merge + options).map(ShellWord.quoted).joined(separator: " ")
    let parts = (1...count).map { part(String($0)) }.joined(separator: " ")
    return "\(words) --output \(ShellWord.quoted(output)) \(parts)"
  }

  /// The command for a part whose number the shell has for `number`.
  private func buildLine(_ number: String) -> String {
    let words = (build + options).map(ShellWord.quoted).joined(separator: " ")
    return "\(words) --jobs 1 --shard \(number)/\(count) --output \(part(number))"
  }

  /// What a scheduler is given.
  package func text(for scheduler: Scheduler) -> String {
    switch scheduler {
    case .parallel:
      """
      #!/bin/sh
      # Builds \(count) parts, as many at once as there are processors, and puts them together. A part that fails is
      # built again, twice at most.
      set -e
      seq \(count) | parallel --retries 3 --halt soon,fail=1 \(ShellWord.quoted(buildLine("{}")))
      \(mergeLine)
      """
    case .slurm:
      """
      #!/bin/sh
      # Gives Slurm \(count) parts to build, and a job that puts them together when all are there. A part that fails, or
      # whose node does, is built again; one that fails, twice at most.
      set -e
      array=$(sbatch --parsable --array=1-\(count) --requeue --job-name=site-part <<'END'
      #!/bin/sh
      for attempt in 1 2 3; do
        \(buildLine("\"$SLURM_ARRAY_TASK_ID\"")) && exit 0
      done
      exit 1
      END
      )
      sbatch --parsable --dependency="afterok:$array" --kill-on-invalid-dep=yes --job-name=site-merge <<'END'
      #!/bin/sh
      exec \(mergeLine)
      END
      """
    case .kubernetes:
      """
      # Builds \(count) parts in a volume that all pods share. When the job is complete:
      #   \(mergeLine)
      apiVersion: batch/v1
      kind: Job
      metadata:
        name: site-parts
      spec:
        completions: \(count)
        parallelism: \(count)
        completionMode: Indexed
        backoffLimitPerIndex: 3
        template:
          spec:
            restartPolicy: Never
            containers:
              - name: part
                image: \(Self.yaml(image))
                workingDir: /site
                command: ["/bin/sh", "-c"]
                args:
                  - \(Self.yaml("exec " + buildLine("$((JOB_COMPLETION_INDEX + 1))")))
                volumeMounts:
                  - {name: site, mountPath: /site}
            volumes:
              - name: site
                persistentVolumeClaim: {claimName: site}
      """
    }
  }

  /// A text for YAML, which has JSON's.
  private static func yaml(_ text: String) -> String { JSONValue.string(text).text }
}

extension ShardJobs {
  /// What `plan` takes beside the options of a build.
  package static let planOptions: [CommandOption] = [
    .number("shards", "N", "How many parts the site is built in", in: 1...100_000),
    .value("for", "SCHEDULER", "parallel, slurm or kubernetes; parallel"),
    .value("image", "NAME", "The image that has the program, for Kubernetes"),
  ]

  /// What the arguments of `plan` ask for.
  ///
  /// - Parameters:
  ///   - arguments: The arguments as they were written, which are those of the build but for the plan's own.
  ///   - list: The same, read.
  ///   - build: The words of the command that builds.
  ///   - merge: The words of the command that puts parts together.
  package static func text(
    _ arguments: [String], _ list: ArgumentList, build: [String], merge: [String]
  ) throws(SiteError) -> String {
    guard let count = list.integer("shards") else {
      throw SiteError(.usage, "No number of parts", hint: "Write --shards and a number.")
    }
    let name = list["for"] ?? Scheduler.parallel.rawValue
    guard let scheduler = Scheduler(rawValue: name) else {
      let names = Scheduler.allCases.map(\.rawValue).joined(separator: ", ")
      throw SiteError(
        .usage, "The option --for has the value \"\(name)\"", hint: "Write one of \(names).")
    }
    var jobs = ShardJobs(
      build: build, merge: merge, options: passed(arguments), output: list["output"] ?? "site",
      count: count)
    if let image = list["image"] { jobs.image = image }
    return jobs.text(for: scheduler)
  }

  /// The arguments that are options of the build itself.
  static func passed(_ arguments: [String]) -> [String] {
    let own: Set = ["shards", "for", "image", "output", "jobs"]
    var passed: [String] = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let name = argument.dropFirst(2).prefix { $0 != "=" }
      if argument.hasPrefix("--"), own.contains(String(name)) {
        if !argument.contains("=") { rest = rest.dropFirst() }
      } else {
        passed.append(argument)
      }
    }
    return passed
  }
}
